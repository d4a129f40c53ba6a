/** ISO 639-1, and two that many people speak beside them. */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu fil yue';

/** The languages of the world by their English names, in alphabetical order. */
export const languageNames = (): string[] => [...new Set(names().values())].toSorted();

/** A language as it is named, however it was typed: by its English name, its own or its code. Others keep their words. */
export function languageNamed(typed: string): string {
  const words = typed.replaceAll(/\s+/g, ' ');
  return names().get(keyOf(words)) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

let known: ReadonlyMap<string, string> | undefined;
/** Made when they are first asked for: most pages never do. */
const names = () => (known ??= read());

function read(): Map<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const found = new Map<string, string>();
  for (const code of CODES.split(' ')) {
    const name = english.of(code);
    if (name === undefined) continue;
    for (const other of [name, code, ownName(code)]) if (other) found.set(keyOf(other), name);
  }
  return found;
}

/** What its speakers call it. */
function ownName(code: string): string | undefined {
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
}

/** Without case and accents. */
const keyOf = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
