import { i18n } from '../../platform/language/language.ts';

/** How a service matches a posting. */
export interface MatchDetails {
  isInCategory: boolean;
  /** The shared skills. */
  common: string[];
  hasExperience: boolean;
  isWithinBudget: boolean;
  isFree: boolean;
  /** Only where it is high. */
  rating: string | null;
}

interface Wanted {
  categoryName: string;
  skills: readonly string[];
}

/** Why a service matches a posting, the most important first. */
export function matchReasons({ categoryName, skills }: Wanted, fit: MatchDetails): string[] {
  const { isInCategory, common, hasExperience, isWithinBudget, isFree, rating } = fit;
  const values = { common: common.length, total: skills.length, names: common.join(', ') };
  const all = [
    isInCategory && i18n.t('Same category: {category}', { category: categoryName }),
    common.length > 0 &&
      i18n.t(
        '{total, plural, one {The skill you need} other {{common} of the # skills you need}}: {names}',
        values,
      ),
    hasExperience && i18n.t('The experience you need'),
    isWithinBudget && i18n.t('Within your budget'),
    isFree && i18n.t('Available within 48 hours'),
    rating !== null && i18n.t('Rated {rating} out of 5 for this service', { rating }),
  ];
  return all.filter((reason) => reason !== false);
}
