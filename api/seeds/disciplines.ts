import { idsFor } from './ids.ts';

/** Category names are unique. */
const DISCIPLINES = {
  'Law and contracts': [
    'Contract drafting and review',
    'Employment law',
    'Privacy and data protection',
    'Intellectual property',
    'Company formation',
    'Licensing and NDAs',
    'Dispute advice',
  ],
  Software: [
    'Web applications',
    'Mobile apps',
    'Backend and APIs',
    'Cloud and infrastructure',
    'Testing and quality',
    'Security review',
    'Embedded systems',
    'Code review and mentoring',
  ],
  'Design and brand': [
    'Brand identity',
    'Product and interface design',
    'Packaging',
    'Illustration',
    'Type and lettering',
    'Presentation design',
    'Design systems',
  ],
  'Finance and tax': [
    'Bookkeeping',
    'Tax advice',
    'Financial modeling',
    'Fundraising support',
    'Payroll',
    'Audit preparation',
    'Pricing and margins',
  ],
  'Writing and translation': [
    'Copywriting',
    'Technical writing',
    'Translation',
    'Editing and proofreading',
    'Grant writing',
    'Scripts and speeches',
    'Localization',
  ],
  'Data and analytics': [
    'Data pipelines',
    'Dashboards and reporting',
    'Statistics and experiments',
    'Machine learning',
    'Maps and spatial data',
    'Data quality and governance',
  ],
  Marketing: [
    'Positioning and messaging',
    'Search engine marketing',
    'Email and lifecycle',
    'Social media',
    'Market research',
    'Events and community',
    'Public relations',
  ],
  'Architecture and interiors': [
    'Floor plans and drawings',
    'Interior design',
    'Visualization',
    'Landscape and garden',
    'Energy and materials',
    'Permits and regulations',
  ],
  'Career and coaching': [
    'Interview practice',
    'CV and portfolio review',
    'Leadership coaching',
    'Language conversation',
    'Public speaking',
    'Study and admissions',
  ],
  'Music and audio': [
    'Composition and scoring',
    'Mixing and mastering',
    'Podcast production',
    'Voice-over',
    'Sound design',
    'Music lessons',
  ],
  'Video and photo': [
    'Video editing',
    'Animation and motion',
    'Photo retouching',
    'Color grading',
    'Subtitles and captions',
    'Storyboards',
    'Product photography',
  ],
  'Operations and support': [
    'Virtual assistance',
    'Customer support set-up',
    'Project coordination',
    'Process documentation',
    'Purchasing and logistics',
    'Recruiting support',
    'Spreadsheets and automation',
  ],
} as const;

export type DisciplineName = keyof typeof DISCIPLINES;
export type CategoryName = (typeof DISCIPLINES)[DisciplineName][number];

export interface Category {
  id: string;
  disciplineId: string;
  disciplineName: string;
  name: string;
  position: number;
}

/** Deterministic ids: disciplines exist before any user and survive reseeding. */
const FOUNDED = '2026-01-01T00:00:00.000Z';

export function createDisciplines() {
  const ids = idsFor('disciplines');
  const disciplines = Object.entries(DISCIPLINES).map(([name, categories], position) => ({
    id: ids.at(FOUNDED),
    name,
    position,
    categories,
  }));
  const categories = disciplines.flatMap((discipline): Category[] =>
    discipline.categories.map((name, position) => ({
      id: ids.at(FOUNDED),
      disciplineId: discipline.id,
      disciplineName: discipline.name,
      name,
      position,
    })),
  );
  return { disciplines, categories };
}
