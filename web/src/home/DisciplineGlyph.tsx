import glyphs from './glyphs.svg?url';

/** By what a discipline is called: admins name them. */
const GLYPHS = [
  [/law|legal|contract/i, 'law'],
  [/software|develop|engineer|\bit\b/i, 'code'],
  [/design|brand|art/i, 'design'],
  [/financ|tax|account/i, 'money'],
  [/writ|transl|edit/i, 'text'],
  [/data|analy|scien/i, 'data'],
  [/market|sales/i, 'reach'],
  [/architect|interior/i, 'house'],
  [/career|coach|teach|educat/i, 'steps'],
  [/music|audio|sound/i, 'sound'],
  [/video|photo|film/i, 'film'],
  [/operation|support|admin/i, 'list'],
] as const;

/** A drawing for a discipline, of the same two bars and their overlap as the logo. */
export function DisciplineGlyph({ name }: { name: string }) {
  const glyph = GLYPHS.find(([fits]) => fits.test(name))?.[1] ?? 'other';
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-6.5 flex-none">
      <use href={`${glyphs}#${glyph}`} />
    </svg>
  );
}
