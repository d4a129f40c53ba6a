/** Whoever types one of `any` also finds the others, and `also`. */
export interface Synonyms {
  any: readonly string[];
  also?: readonly string[];
}

/** True in every discipline: spellings. */
export const EVERYWHERE: readonly Synonyms[] = [
  { any: ['color', 'colour'] },
  { any: ['labeling', 'labelling'] },
  { any: ['adviser', 'advisor', 'consultant'] },
  { any: ['organization', 'organisation'] },
  { any: ['localization', 'localisation'] },
  { any: ['visualization', 'visualisation'] },
  { any: ['film', 'movie'] },
  { any: ['email', 'e-mail'] },
  { any: ['postgresql', 'postgres'] },
  { any: ['node.js', 'nodejs', 'node'] },
  { any: ['e-learning', 'elearning', 'online course'] },
];

/**
 * Words for the same work, by the discipline (its name) in which they are: a "script" is written for a speech and run
 * on a server. They count for services and postings of that discipline only.
 */
export const BY_DISCIPLINE: Readonly<Record<string, readonly Synonyms[]>> = {
  'Law and contracts': [
    {
      any: ['lawyer', 'attorney', 'solicitor', 'barrister', 'counsel', 'legal advice', 'legal help'],
      also: ['law', 'legal', 'contract', 'licensing', 'terms of service', 'gdpr'],
    },
    { any: ['contract', 'agreement'] },
    { any: ['nda', 'non-disclosure agreement', 'confidentiality agreement'] },
    { any: ['gdpr', 'dsgvo', 'data protection', 'privacy'] },
    { any: ['terms of service', 'terms and conditions', 'terms of use', 'tos'] },
    { any: ['intellectual property', 'ip', 'trademark', 'patent', 'copyright'] },
    { any: ['employment', 'labor', 'labour'] },
    { any: ['incorporation', 'company formation', 'business registration', 'start a company'] },
    { any: ['review', 'check'] },
    { any: ['freelancer', 'contractor', 'self-employed'] },
  ],
  Software: [
    { any: ['kubernetes', 'k8s'] },
    { any: ['javascript', 'js'] },
    { any: ['typescript', 'ts'] },
    { any: ['react', 'reactjs', 'react.js'] },
    { any: ['go', 'golang'] },
    { any: ['website', 'web site', 'web app', 'web application', 'homepage'], also: ['web product'] },
    { any: ['web developer', 'frontend', 'front end'], also: ['web applications', 'react'] },
    {
      any: ['developer', 'programmer', 'coder', 'software engineer'],
      also: ['applications', 'apps', 'code'],
    },
    { any: ['ios', 'iphone', 'android', 'app developer'], also: ['mobile app', 'swift', 'kotlin'] },
    {
      any: ['devops', 'sre', 'sysadmin', 'system administrator'],
      also: ['infrastructure', 'terraform', 'aws'],
    },
    { any: ['ci', 'continuous integration', 'ci/cd'] },
    { any: ['tester', 'qa', 'quality assurance'], also: ['testing'] },
    { any: ['end-to-end', 'e2e', 'end to end'] },
    { any: ['penetration test', 'pentest', 'ethical hacker', 'security audit'], also: ['security review'] },
    { any: ['accessibility', 'a11y', 'screen reader', 'wcag'] },
    { any: ['backend', 'back end', 'server side'] },
    { any: ['database', 'db'], also: ['postgresql', 'sql'] },
    { any: ['aws', 'amazon web services'], also: ['cloud'] },
    { any: ['firmware', 'embedded', 'iot', 'microcontroller'] },
    { any: ['payment', 'checkout', 'stripe'] },
  ],
  'Design and brand': [
    {
      any: [
        'ux',
        'ui',
        'user experience',
        'user interface',
        'ux designer',
        'ui designer',
        'product designer',
      ],
      also: ['interface design', 'dense interfaces'],
    },
    { any: ['web designer', 'web design', 'website', 'app design'], also: ['interface design'] },
    { any: ['logo', 'logotype', 'wordmark'] },
    { any: ['branding', 'brand identity', 'corporate identity', 'visual identity'] },
    { any: ['graphic designer', 'graphic design'], also: ['brand identity', 'illustration', 'packaging'] },
    { any: ['illustration', 'drawing', 'illustrator'] },
    { any: ['slides', 'presentation', 'powerpoint', 'keynote', 'pitch deck', 'slide deck'] },
    { any: ['font', 'typeface', 'typography', 'lettering'] },
    { any: ['packaging', 'box', 'label'] },
  ],
  'Finance and tax': [
    { any: ['accountant', 'accounting', 'bookkeeper', 'bookkeeping'], also: ['books', 'tax', 'reconciled'] },
    {
      any: ['tax adviser', 'tax advisor', 'tax consultant', 'tax accountant', 'tax return'],
      also: ['tax advice'],
    },
    { any: ['auditor', 'audit'] },
    { any: ['payroll', 'salaries', 'wages'] },
    { any: ['pitch deck', 'investor deck', 'deck'] },
    { any: ['fundraising', 'investor', 'raise money', 'seed round', 'venture capital'] },
    { any: ['cfo', 'financial model', 'business plan', 'financial planning'], also: ['forecasting'] },
    { any: ['pricing', 'prices', 'how much to charge'] },
    { any: ['vat', 'gst', 'sales tax'] },
  ],
  'Writing and translation': [
    { any: ['copywriter', 'copywriting', 'content writer', 'content writing', 'web texts'], also: ['copy'] },
    { any: ['translator', 'translation', 'interpreter', 'interpreting'] },
    { any: ['proofreader', 'proofreading', 'copy editor', 'lektorat'], also: ['editing'] },
    { any: ['technical writer', 'technical writing', 'documentation', 'user manual', 'docs'] },
    { any: ['speech', 'speechwriter', 'toast'] },
    { any: ['grant', 'funding', 'subsidy'] },
    { any: ['localization', 'l10n', 'i18n'] },
    { any: ['research paper', 'thesis', 'dissertation', 'academic paper'] },
  ],
  'Data and analytics': [
    { any: ['data engineer', 'data engineering', 'etl', 'data pipeline'], also: ['pipeline', 'warehouse'] },
    {
      any: ['data analyst', 'data analysis', 'analytics', 'business intelligence', 'bi'],
      also: ['dashboard'],
    },
    {
      any: ['machine learning', 'ml', 'ai', 'artificial intelligence', 'data scientist', 'data science'],
      also: ['forecast'],
    },
    { any: ['gis', 'map', 'geodata', 'spatial'] },
    { any: ['statistician', 'statistics', 'statistical analysis'] },
    { any: ['a/b test', 'ab test', 'split test', 'experiment'] },
    { any: ['survey', 'questionnaire', 'poll'] },
  ],
  Marketing: [
    { any: ['seo', 'search engine optimization', 'search engine optimisation', 'google ranking'] },
    { any: ['google ads', 'adwords', 'ppc', 'sem', 'search advertising', 'paid search'] },
    { any: ['newsletter', 'email marketing', 'crm', 'mailing'], also: ['email'] },
    { any: ['social media', 'instagram', 'tiktok', 'content creator', 'influencer'] },
    { any: ['content writer', 'content marketing', 'blog', 'blog post'], also: ['posts', 'copywriting'] },
    { any: ['press', 'journalist', 'reporter', 'public relations', 'pr', 'media relations'] },
    { any: ['market research', 'customer research', 'user interviews', 'focus group'] },
  ],
  'Architecture and interiors': [
    { any: ['architect', 'architecture'], also: ['floor plans', 'house', 'building', 'layouts'] },
    { any: ['interior designer', 'interior decorator', 'interior design'] },
    { any: ['render', 'rendering', 'visualization', '3d model'] },
    {
      any: ['garden', 'landscape', 'gardener', 'landscape architect', 'garden designer'],
      also: ['planting'],
    },
    { any: ['flat', 'apartment'] },
    { any: ['floor plan', 'blueprint'] },
  ],
  'Career and coaching': [
    { any: ['cv', 'resume', 'curriculum vitae'] },
    { any: ['coach', 'coaching', 'mentor'] },
    { any: ['interview', 'job interview'] },
    { any: ['tutor', 'teacher', 'language teacher', 'learn'], also: ['conversation'] },
    { any: ['university', 'college', 'admissions', 'study abroad'] },
    { any: ['public speaking', 'presentation skills', 'stage fright'] },
  ],
  'Music and audio': [
    { any: ['composer', 'composition', 'soundtrack', 'film music'], also: ['score'] },
    { any: ['mixing', 'mastering', 'sound engineer', 'audio engineer'] },
    { any: ['voice-over', 'voiceover', 'voice over', 'voice actor', 'narrator', 'narration'] },
    { any: ['music teacher', 'guitar teacher', 'music lessons', 'teacher', 'learn'], also: ['lessons'] },
    { any: ['game audio', 'game music', 'sound effects'], also: ['sound design'] },
  ],
  'Video and photo': [
    { any: ['video editor', 'video editing', 'film editor', 'cutter'] },
    { any: ['photographer', 'photography', 'photo', 'photos', 'pictures', 'product images'] },
    { any: ['animation', 'animator', 'motion graphics', 'motion design', 'explainer video'] },
    { any: ['color grading', 'colour grading', 'colorist', 'colourist'] },
    { any: ['subtitles', 'captions', 'transcription'] },
    { any: ['photo editing', 'retouching', 'photoshop', 'image editing'] },
  ],
  'Operations and support': [
    {
      any: [
        'virtual assistant',
        'va',
        'secretary',
        'personal assistant',
        'executive assistant',
        'office help',
      ],
      also: ['assistance'],
    },
    { any: ['customer service', 'customer support', 'helpdesk', 'help desk', 'call center'] },
    {
      any: ['project manager', 'project management', 'project coordinator', 'secretary', 'scrum master'],
      also: ['project coordination'],
    },
    { any: ['spreadsheet', 'excel', 'google sheets', 'macro', 'macros', 'vba'] },
    { any: ['sop', 'process documentation', 'handbook', 'standard operating procedure'] },
    { any: ['supplier', 'sourcing', 'procurement', 'purchasing', 'manufacturer'] },
    { any: ['recruiter', 'recruiting', 'hiring', 'hr', 'human resources'] },
  ],
};
