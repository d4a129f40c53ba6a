/** An installation's own logo; its size in pixels. */
export interface Logo {
  fileId: string;
  width: number;
  height: number;
}

type Size = Pick<Logo, 'width' | 'height'>;

/** A wide logo has the name in it, and takes its place; any other stands before the name. */
export const hasName = ({ width, height }: Size): boolean => width > 1.6 * height;

/** As large as fits into such a box. */
export function sizeWithin(box: Size, { width, height }: Size): Size {
  const scale = Math.min(box.height / height, box.width / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What the logo is drawn as: for pages and emails, and as the icons of browsers and phones, with their width in pixels. */
export const LOGO_FORMS = ['mark', 'icon-32', 'touch-180', 'app-192', 'app-512', 'maskable-512'] as const;
export type LogoForm = (typeof LOGO_FORMS)[number];

/** The version of the settings keeps it apart from other logos. */
export const logoPath = (version: number, form: LogoForm): string => `/api/sharing/logo/${version}/${form}`;
