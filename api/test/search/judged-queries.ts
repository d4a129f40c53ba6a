/** How much a person who typed this would like to find it: 3 is what they look for, 2 fits, 1 is near. */
export type Grade = 1 | 2 | 3;

/**
 * Searches for services of the demo world, with services by the beginning of their title, graded by reading the texts in
 * `seeds/people` as whoever searches would. What isn't named is of no use to them.
 */
export const JUDGED: Readonly<Record<string, Readonly<Record<string, Grade>>>> = {
  // One word
  contract: {
    'Review of your supply': 3,
    'Distribution contract': 3,
    'Employment contracts': 3,
    'NDAs and licensing': 2,
    'An hour with a commercial lawyer': 2,
    'Terms of service': 1,
    'Contractor or employee': 1,
  },
  logo: { 'Logo and type': 3, 'A lettered wordmark': 2 },
  translation: { 'Medical or legal': 3, 'French edition': 2, 'Subtitles for a film': 1 },
  payroll: { 'Payroll set-up': 3 },
  podcast: { 'Editing and sound': 3 },
  animation: { 'Explainer animation': 3 },
  python: { 'A reporting pipeline': 3, 'Forecast of demand': 3, 'Sort your documents': 3, 'Land use map': 2 },
  figma: { 'Redesign of the one screen': 3, 'A design system': 3 },
  excel: { 'Automate one weekly task': 3, 'Three-statement model': 2, 'Pricing check': 2 },
  gdpr: { 'Privacy set-up': 3, 'Terms of service': 3 },
  playwright: { 'End-to-end tests': 3, 'Make your web app usable': 2 },
  wedding: { 'A wedding or farewell': 3 },
  R: { 'Plan and read your A/B test': 3, 'Analysis of your survey': 3 },

  // Several words
  'contract review': {
    'Review of your supply': 3,
    'NDAs and licensing': 2,
    'An hour with a commercial lawyer': 2,
    'Distribution contract': 1,
    'Employment contracts': 1,
  },
  'landing page': { 'Landing page copy': 3, 'Positioning in three weeks': 1 },
  'mobile app crash': { 'Rescue of a mobile app': 3 },
  'tax in two countries': { 'Your tax position': 3, 'Quarterly BAS': 1 },
  'product photos': { 'Twelve product pictures': 3, 'Retouching of up to thirty': 2 },
  'investor pitch deck': { 'Investor deck': 3, 'Presentation of up to': 2, 'Three-statement model': 1 },
  'google ads': { 'Clean-up of your search': 3 },
  'vat europe': { 'Monthly books': 3, 'Your tax position': 2 },
  'someone to check my NDA': { 'NDAs and licensing': 3, 'Review of your supply': 1 },
  'help me write a wedding speech': { 'A wedding or farewell': 3, 'From notes to a talk': 1 },
  'machine learning': { 'Forecast of demand': 3, 'Sort your documents': 3 },
  'employment law': { 'Employment contracts': 3, 'Contractor or employee': 3 },
  'data engineer': {
    'A reporting pipeline': 3,
    'Second opinion on your data': 2,
    'One dashboard': 1,
  },
  'survey data analysis': { 'Analysis of your survey': 3, 'Two hundred interviews': 2, 'Plan and read': 1 },

  // Plurals and other inflections
  logos: { 'Logo and type': 3, 'A lettered wordmark': 2 },
  illustrations: { 'Editorial illustration': 3 },
  negotiating: {
    'Review of your supply': 2,
    'An hour with a commercial lawyer': 2,
    'Three mock interviews': 2,
  },
  proofreader: { 'Editing of a research paper': 3 },
  coach: { 'Six conversations': 3, 'Three mock interviews': 1, 'From notes to a talk': 1 },
  'translating a document': { 'Medical or legal': 3, 'French edition': 1 },

  // Typing errors
  contarct: {
    'Review of your supply': 3,
    'Distribution contract': 3,
    'Employment contracts': 3,
    'NDAs and licensing': 2,
    'An hour with a commercial lawyer': 2,
    'Terms of service': 1,
    'Contractor or employee': 1,
  },
  pyhton: { 'A reporting pipeline': 3, 'Forecast of demand': 3, 'Sort your documents': 3, 'Land use map': 2 },
  anmation: { 'Explainer animation': 3 },
  kuberntes: { 'Cut your cloud bill': 3 },
  subtitels: { 'Subtitles for a film': 3, 'Captions for your course': 2 },
  'guitar leson': { 'Guitar lessons online': 3 },
  'podcst editing': { 'Editing and sound': 3 },
  photoshp: { 'Retouching of up to thirty': 3, 'Twelve product pictures': 1 },
  acounting: { 'Monthly books': 3, 'Get your books ready': 2, 'Quarterly BAS': 2 },

  // Other words for the same thing
  copywriter: { 'Landing page copy': 3, 'Five welcome emails': 3 },
  'content writer': { 'Landing page copy': 3, 'Five welcome emails': 2, 'A month of posts': 1 },
  k8s: { 'Cut your cloud bill': 3, 'Backups and recovery': 1 },
  attorney: {
    'An hour with a commercial lawyer': 3,
    'Review of your supply': 3,
    'Distribution contract': 3,
    'Employment contracts': 3,
    'Terms of service': 3,
    'NDAs and licensing': 3,
    'Privacy set-up': 2,
    'Contractor or employee': 2,
  },
  accountant: {
    'Monthly books': 3,
    'Get your books ready': 3,
    'Quarterly BAS': 3,
    'Your tax position': 2,
    'Payroll set-up': 1,
  },
  postgres: { 'A reporting pipeline': 3, 'Backups and recovery': 3, 'Payment integration': 2 },
  nodejs: { 'First version of your web': 3, 'Payment integration': 3 },
  golang: { 'Weekly code reading': 3 },
  devops: { 'Backups and recovery': 3, 'Cut your cloud bill': 3 },
  'UX designer': { 'Redesign of the one screen': 3, 'A design system': 2, 'Portfolio review': 1 },
  secretary: { 'Executive assistance': 3, 'Coordination of your project': 1 },
  voiceover: { 'Voice-over up to ten': 3 },
  composer: { 'Original score': 3, 'Game loop': 3 },

  // Phrases
  '"code review"': { 'Review of your API': 3, 'Weekly code reading': 3 },
  '"press outreach"': { 'One story, ten reporters': 3 },

  // Accents
  résumé: { 'Portfolio review': 3, 'Three mock interviews': 1 },
  'vidéo éditing': { 'Edit of a short documentary': 3 },

  // Words of other categories
  website: {
    'First version of your web': 3,
    'Landing page copy': 2,
    'Redesign of the one screen': 1,
    'Make your web app usable': 1,
  },
  photographer: { 'Twelve product pictures': 3, 'Retouching of up to thirty': 1 },
  journalist: { 'One story, ten reporters': 3 },
  architect: {
    'Floor plans and sections': 3,
    'Passive cooling': 3,
    'Three visualizations': 2,
    'Plan for a flat': 2,
  },
};

/** Judged in the same way before the search was made, and not used to weigh it. */
export const UNSEEN: typeof JUDGED = {
  solicitor: {
    'An hour with a commercial lawyer': 3,
    'Review of your supply': 3,
    'Distribution contract': 3,
    'Employment contracts': 3,
    'Terms of service': 3,
    'NDAs and licensing': 3,
    'Privacy set-up': 2,
    'Contractor or employee': 2,
  },
  'tax advisor': { 'Your tax position': 3, 'Quarterly BAS': 3 },
  'logo desing': { 'Logo and type': 3, 'A lettered wordmark': 2 },
  'spreadsheet macros': { 'Automate one weekly task': 3 },
  'iOS developer': { 'Rescue of a mobile app': 3 },
  'database backup': { 'Backups and recovery': 3 },
  'interveiw practice': { 'Three mock interviews': 3 },
  'learn vietnamese': { 'Vietnamese conversation': 3 },
  'garden designer': { 'Planting plan': 3 },
  'music teacher': { 'Guitar lessons online': 3 },
  firmware: { 'Make your device run': 3 },
  'penetration test': { 'Security review': 3 },
  'terms and conditions': { 'Terms of service': 3 },
  'customer service': { 'Help desk set up': 3 },
  fundraising: { 'Investor deck': 3, 'Three-statement model': 2, 'Grant application': 1 },
  'movie soundtrack': { 'Original score': 3 },
  'colour grading': { 'Grade of a short film': 3 },
  'renders of a building': { 'Three visualizations': 3 },
};
