import type { Brief } from './brief.ts';

/** Words, pictures, sound, the public. */
export const TELLING: readonly Brief[] = [
  {
    by: 'Clara',
    title: 'Landing page for people who sail',
    about:
      'Sailors use our forecast, love it and cannot explain it to friends. I have two hundred of their emails. Please read them and write the page.',
    category: 'Copywriting',
    skills: ['Copywriting', 'Customer research'],
    experience: 36,
    budget: [500, 800],
    daysAgo: 33,
    ended: 'FILLED',
  },
  {
    by: 'Lola',
    title: 'Grant application for a reading program in prisons',
    about:
      'The call closes in seven weeks, the idea is good, and none of us has written for this funder before. You would write, we would feed you with figures and stories.',
    category: 'Grant writing',
    skills: ['Grant writing', 'Budgets'],
    experience: 60,
    budget: [1500, 2400],
    daysAgo: 2,
    startsIn: 5,
  },
  {
    by: 'Hiroshi',
    title: 'Edit our lens catalogue in English',
    about:
      'Sixty pages, written by an optician and translated by his nephew. Facts are right, sentences are not. Please keep the numbers and rescue the rest.',
    category: 'Editing and proofreading',
    skills: ['Editing', 'Technical English'],
    experience: 36,
    budget: [400, 700],
    daysAgo: 9,
  },
  {
    by: 'Tarek',
    title: 'Consent forms from English into Arabic, for a clinic',
    about:
      'Four forms, about 3,800 words, for patients who left school early. Simple words, exact figures, a second reader. An ethics board will look at them.',
    category: 'Translation',
    skills: ['Arabic', 'Medical translation'],
    experience: 60,
    budget: [350, 550],
    daysAgo: 5,
    startsIn: 8,
  },
  {
    by: 'Nadia',
    title: 'Quick start for an API that nobody understands but us',
    about:
      'Partners write the same five questions each week. We need a guide of ten minutes and an honest page of errors. The API is good, its documentation is a list.',
    category: 'Technical writing',
    skills: ['API documentation', 'OpenAPI'],
    experience: 60,
    budget: [900, 1600],
    daysAgo: 11,
  },
  {
    by: 'Daniel',
    title: 'What do market women think of renting a lantern?',
    about:
      'Before we go to Tamale we want to hear a hundred women who sell at night. Questions in Dagbani and English, findings we can act on, photos with permission.',
    category: 'Market research',
    skills: ['Field research', 'Interviews'],
    experience: 36,
    budget: [900, 1500],
    daysAgo: 14,
  },
  {
    by: 'Olivia',
    title: 'Say what we are in one sentence',
    about:
      'We weave blankets, run courses, rent looms and advise museums. Customers are confused and so is my mother. Interviews with ten of them and one page please.',
    category: 'Positioning and messaging',
    skills: ['Positioning', 'Customer interviews'],
    experience: 60,
    budget: [2000, 3200],
    daysAgo: 4,
  },
  {
    by: 'Milo',
    title: 'Stop our search ads from fighting each other',
    about:
      'Four campaigns, two agencies before you, and the feeling that we pay for our own name. Clean it up and show us what changed.',
    category: 'Search engine marketing',
    skills: ['Google Ads', 'Tracking'],
    experience: 36,
    budget: [500, 900],
    daysAgo: 18,
  },
  {
    by: 'Rosa',
    title: 'Press for a premiere that may annoy some people',
    about:
      'A play about the dam that drowned our village, with the families on stage. We expect questions. Somebody calm who finds the right ten reporters and prepares our director.',
    category: 'Public relations',
    skills: ['Press', 'Interview preparation'],
    experience: 60,
    budget: [600, 1000],
    daysAgo: 6,
    startsIn: 18,
  },
  {
    by: 'Ben',
    title: 'Month of posts from a workshop full of ropes',
    about:
      'We splice, test and tear ropes all day, which looks better than it sounds. We film, you choose and write. Twelve posts, and answers to people who know more about knots than we do.',
    category: 'Social media',
    skills: ['Short video', 'Captions'],
    experience: 12,
    budget: [350, 600],
    daysAgo: 27,
    ended: 'CLOSED',
  },
  {
    by: 'Emma',
    title: 'Music for a ten-minute film about amber',
    about:
      'A quiet film for a dark room, seen by school classes and couples. No melody that people whistle, please, but something they miss when it stops. Live strings would be a dream.',
    category: 'Composition and scoring',
    skills: ['Film scoring', 'Strings'],
    experience: 60,
    budget: [1400, 2200],
    daysAgo: 10,
  },
  {
    by: 'Mateo',
    title: 'Mix six songs recorded in a coffee warehouse',
    about:
      'Guitar, tiple, two voices and a great deal of room. We love the room and fear it. Six songs, stems named, rough mixes ready.',
    category: 'Mixing and mastering',
    skills: ['Mixing', 'Mastering', 'Acoustic music'],
    experience: 36,
    budget: [900, 1500],
    daysAgo: 1,
  },
  {
    by: 'Sarah',
    title: 'Editor for a podcast by nurses',
    about:
      'Two nurses after a night shift, one microphone each, forty minutes raw. Every second week. Please make us sound as awake as we wish to be.',
    category: 'Podcast production',
    skills: ['Audio editing', 'Show notes'],
    experience: 36,
    budget: [110, 180],
    daysAgo: 15,
  },
  {
    by: 'Rajiv',
    title: 'Voice for twenty short health films in English',
    about:
      'Each film is seventy seconds. We want a voice that does not lecture. Files named by number, two of the twenty as a test first.',
    category: 'Voice-over',
    skills: ['Voice-over', 'E-learning'],
    experience: 36,
    budget: [400, 700],
    daysAgo: 20,
  },
  {
    by: 'Chloé',
    title: 'Cut fifteen minutes out of nine hours of baking',
    about:
      'My grandmother baked for a whole day and we filmed it. I want a film the family will watch to the end. She speaks French and a dialect that I will translate for you.',
    category: 'Video editing',
    skills: ['Premiere Pro', 'Story structure'],
    experience: 36,
    budget: [700, 1200],
    daysAgo: 8,
  },
  {
    by: 'Nadia',
    title: 'Ninety seconds that explain a heat pump',
    about:
      'Our installers explain it every day with hands and feet. Make a film of their hands. Bulgarian and English, subtitles in both.',
    category: 'Animation and motion',
    skills: ['Animation', 'Storyboards'],
    experience: 36,
    budget: [1800, 2900],
    daysAgo: 17,
  },
  {
    by: 'Olivia',
    title: 'Photographs of twenty blankets that show the weave',
    about:
      'Colors must be true, for returns cost us more than pictures. We post two at a time. White background and four scenes of your choice.',
    category: 'Product photography',
    skills: ['Studio lighting', 'Textiles'],
    experience: 36,
    budget: [600, 1000],
    daysAgo: 13,
  },
  {
    by: 'Hiroshi',
    title: 'English subtitles for a film about grinding glass',
    about:
      'Twenty-six minutes, three craftsmen, long silences that must stay silent. Japanese transcript with time codes is there.',
    category: 'Subtitles and captions',
    skills: ['Subtitling', 'Timing'],
    experience: 36,
    budget: [150, 300],
    daysAgo: 29,
    ended: 'CLOSED',
  },
];
