import { i18n } from '../../platform/language/language.ts';

/** How a posting fits a professional's service. */
export interface Fit {
  category: string;
  isInCategory: boolean;
  /** The skills that are wanted and offered, as the posting spells them. */
  common: string[];
  isExperienced: boolean;
  isWithinBudget: boolean;
}

/** Most important first. */
export function reasons({ category, isInCategory, common, isExperienced, isWithinBudget }: Fit): string[] {
  const names = common.join(', ');
  const all = [
    isInCategory && i18n.t('Your category: {category}', { category }),
    common.length > 0 &&
      i18n.t('{count, plural, one {Your skill} other {Your skills}}: {names}', {
        count: common.length,
        names,
      }),
    isExperienced && i18n.t('You have the experience they want'),
    isWithinBudget && i18n.t('Their budget covers your price'),
  ];
  return all.filter((reason) => reason !== false);
}
