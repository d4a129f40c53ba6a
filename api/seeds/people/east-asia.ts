import type { Professional } from './professional.ts';

/** And the south-east. */
export const EAST_ASIA: readonly Professional[] = [
  {
    name: ['Priya', 'Natarajan'],
    country: 'Singapore',
    zone: 'Asia/Singapore',
    headline: 'NDAs and licensing, read and explained in plain words',
    bio: 'After seven years in-house at a chip designer in Singapore I have opened my own door. Licenses are my subject: who may use what, where, and until when. I am new here and answer quickly.',
    pitch: 'My reading would start at the definitions, where most licenses hide their price.',
    languages: ['English', 'Tamil', 'Mandarin'],
    experience: 36,
    rate: 88,
    hours: ['1-5 9-12:30, 16-20'],
    offers: [
      {
        title: 'NDAs and licensing, read and explained in plain words',
        about:
          'One agreement up to fifteen pages: what it says, what it really means for you, and three changes I would ask for. Within two working days.',
        category: 'Licensing and NDAs',
        skills: ['Licensing', 'NDA', 'Intellectual property', 'Open source licenses'],
        price: 180,
        consultationMinutes: 45,
        said: [],
      },
    ],
  },
  {
    name: ['Mei-Ling', 'Chen'],
    country: 'Taiwan',
    zone: 'Asia/Taipei',
    headline: 'Editing English written by people who think in Chinese',
    bio: 'I edit papers, proposals and product pages in Taipei, for authors who know more than their English shows. I ask before I change a meaning. Engineers tell me that my comments taught them more than any course.',
    pitch: 'I would edit your first page completely and explain every mark, so that you see how I work.',
    languages: ['Mandarin', 'Taiwanese', 'English'],
    experience: 60,
    rate: 44,
    hours: ['1-5 8:30-12, 13:30-17:30'],
    offers: [
      {
        title: 'Editing of a research paper, up to 8,000 words',
        about:
          'Language, flow and figures, tracked, with a letter that lists what I could not decide for you. Five working days.',
        category: 'Editing and proofreading',
        skills: ['Academic editing', 'Engineering', 'LaTeX'],
        price: 360,
        consultationMinutes: 15,
        said: [
          [5, 'The reviewer praised our writing for the first time ever.'],
          [5, 'Her letter of open questions found a mistake in Table 3.'],
          [4, 'Careful and instructive. She follows the journal’s style more strictly than the journal.'],
        ],
      },
    ],
  },
  {
    name: ['Haruki', 'Sato'],
    country: 'Japan',
    zone: 'Asia/Tokyo',
    headline: 'Mentor for developers in their first three years',
    bio: 'I taught at a coding school in Osaka and maintain two small libraries that many people use without knowing. Reading code together is what I do best. I never take the keyboard.',
    pitch: 'Show me the pull request you were most nervous about, and we read it together.',
    languages: ['Japanese', 'English'],
    experience: 60,
    rate: 48,
    hours: ['1-5 19-23', '6,7 9-12'],
    offers: [
      {
        title: 'Weekly code reading with a mentor',
        about:
          'An hour a week on your own code: naming, tests, structure, and one small exercise that fits your week.',
        category: 'Code review and mentoring',
        skills: ['TypeScript', 'Go', 'Testing', 'Mentoring'],
        price: 48,
        hourly: true,
        consultationMinutes: 30,
        said: [
          [5, 'After eight weeks my reviews at work changed from forty comments to four.'],
          [5, 'He waits until you see it yourself. It is the best kind of slow.'],
        ],
      },
    ],
  },
  {
    name: ['Seo-yeon', 'Park'],
    country: 'South Korea',
    zone: 'Asia/Seoul',
    headline: 'Design systems that designers and developers both use',
    bio: 'I built the component library of a shopping app with forty million users and learned that the hard part is saying no politely. From Busan I help smaller teams start with twelve components instead of two hundred. Tokens first, dark mode included.',
    pitch: 'I would count how many kinds of buttons you have today; the number usually decides everything.',
    languages: ['Korean', 'English', 'Japanese'],
    experience: 60,
    rate: 76,
    hours: ['1-5 10-12, 13-18'],
    offers: [
      {
        title: 'A design system of twelve components, in Figma and in code',
        about:
          'Inventory, tokens, twelve components with all their states, light and dark, documented in one page each, and a talk with your team about how to add the thirteenth.',
        category: 'Design systems',
        skills: ['Design tokens', 'Figma', 'React', 'Accessibility'],
        price: 3100,
        consultationMinutes: 45,
        said: [
          [5, 'We had thirty-one kinds of buttons. Now we have three, and nobody misses the others.'],
          [4, 'Well thought out down to the focus rings. Documentation arrived a week after the components.'],
        ],
      },
    ],
  },
  {
    name: ['Thu Hà', 'Nguyễn'],
    country: 'Vietnam',
    zone: 'Asia/Ho_Chi_Minh',
    headline: 'Vietnamese for visitors, movers and people in love',
    bio: 'I have taught Vietnamese in Hanoi to diplomats, cooks and sons-in-law. We speak from the first minute, with tones drawn in the air. Homework is one voice message a day.',
    pitch: 'Tell me to whom you want to speak, and your first ten sentences will be for them.',
    languages: ['Vietnamese', 'English', 'French'],
    experience: 36,
    rate: 22,
    hours: ['1-5 6-9', '1-6 19-22'],
    offers: [
      {
        title: 'Vietnamese conversation, from zero or from rusty',
        about:
          'Hours of fifty minutes with a recording, a word list of what you said, and correction of your voice messages.',
        category: 'Language conversation',
        skills: ['Vietnamese', 'Pronunciation', 'Beginners'],
        price: 22,
        hourly: true,
        consultationMinutes: 15,
        said: [
          [5, 'My mother-in-law understood my toast. All of it.'],
          [5, 'After six weeks I can buy fruit, argue about the price and lose with grace.'],
          [4, 'Strict about tones and very funny. Early mornings suited me in Madrid less than I had hoped.'],
        ],
      },
    ],
  },
  {
    name: ['Putri', 'Wulandari'],
    country: 'Indonesia',
    zone: 'Asia/Jakarta',
    headline: 'Subtitles that people read without noticing',
    bio: 'I subtitle from Yogyakarta for festivals and streaming channels, in Indonesian, Javanese and English. Forty characters are plenty if you listen first. Jokes get a new joke, not a footnote.',
    pitch:
      'Two minutes of your film with subtitles, free of charge, will tell you more than my list of clients.',
    languages: ['Indonesian', 'Javanese', 'English'],
    experience: 36,
    rate: 26,
    hours: ['1-5 9-16', '6 9-12'],
    offers: [
      {
        title: 'Subtitles for a film or series episode, up to 60 minutes',
        about: 'Transcript, timing, translation and a second look on a phone screen. SRT, VTT or burnt in.',
        category: 'Subtitles and captions',
        skills: ['Subtitling', 'Indonesian', 'Aegisub', 'Timing'],
        price: 290,
        consultationMinutes: 15,
        said: [
          [5, 'The audience laughed at the same places as at home.'],
          [5, 'Timed so well that our deaf reviewer asked who had done it.'],
        ],
      },
      {
        title: 'Captions for your course videos, by the hour',
        about: 'Clean captions with speaker names and formulas written properly, checked against the slides.',
        category: 'Subtitles and captions',
        skills: ['Captions', 'E-learning', 'Accessibility'],
        price: 26,
        hourly: true,
        consultationMinutes: 15,
        said: [[4, 'Good captions for forty lectures. Two formulas had to be corrected.']],
      },
    ],
  },
  {
    name: ['Miguel', 'Santos'],
    country: 'Philippines',
    zone: 'Asia/Manila',
    headline: 'Spreadsheets that do the boring half of your week',
    bio: 'In Cebu they call me when a spreadsheet has become a person’s job. I untangle it, write down what it was for, and let a script do the copying. You keep something you can read.',
    pitch:
      'Record yourself doing the task once, swearing included, and I will tell you how much of it can go.',
    languages: ['Cebuano', 'Filipino', 'English'],
    experience: 36,
    rate: 24,
    hours: ['1-5 8-12', '1-5 20-24'],
    offers: [
      {
        title: 'Automate one weekly task in Sheets or Excel',
        about:
          'From your recording to a button, with a log of what it did and a switch to do it by hand again.',
        category: 'Spreadsheets and automation',
        skills: ['Google Sheets', 'Apps Script', 'Excel', 'Power Query'],
        price: 260,
        consultationMinutes: 30,
        said: [
          [5, 'Six hours every Thursday have become one button and a coffee.'],
          [5, 'He documented our own process better than we ever had.'],
          [4, 'Works well. A change in our bank’s export broke it once, and he fixed it overnight.'],
        ],
      },
      {
        title: 'Process handbook for a team of up to ten',
        about:
          'I interview each person for half an hour and write how things are really done, one page a process.',
        category: 'Process documentation',
        skills: ['Documentation', 'Interviews', 'Checklists'],
        price: 480,
        consultationMinutes: 30,
        said: [[5, 'When our office manager fell ill, the handbook was the office manager.']],
      },
    ],
  },
  {
    name: ['Wei', 'Zhang'],
    country: 'China',
    zone: 'Asia/Shanghai',
    headline: 'Dashboards with five numbers on them',
    bio: 'Shanghai logistics made me modest about charts: drivers look for two seconds. I design dashboards from the decision backwards and remove whatever nobody acts on. Colors mean something or they go.',
    pitch: 'Which decision will you take on a Monday because of this page? I would start from that one.',
    languages: ['Mandarin', 'English'],
    experience: 60,
    rate: 54,
    hours: ['1-5 9-11:30, 13-17'],
    offers: [
      {
        title: 'One dashboard your team looks at every morning',
        about:
          'Two interviews, a paper prototype, then the real thing in Metabase or Power BI with definitions under each number.',
        category: 'Dashboards and reporting',
        skills: ['Metabase', 'Power BI', 'SQL', 'Information design'],
        price: 940,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Five numbers, no arguments about definitions any more. The stand-up is seven minutes shorter.',
          ],
          [5, 'He printed the first version on paper and crossed out half of it with us.'],
        ],
      },
    ],
  },
  {
    name: ['Arisa', 'Chaiyaporn'],
    country: 'Thailand',
    zone: 'Asia/Bangkok',
    headline: 'Visualizations that show how the light will really fall',
    bio: 'I render rooms in Chiang Mai for architects who want to know, not only to show. Sun positions are true, materials exist, and people in my pictures sit the way people sit. Night scenes are my favorite.',
    pitch: 'With the plans and the compass direction I can send a gray test picture within two days.',
    languages: ['Thai', 'English'],
    experience: 36,
    rate: 36,
    hours: ['1-5 13-21'],
    offers: [
      {
        title: 'Three visualizations of one building or room',
        about:
          'Morning, evening and one of your choice, from your model or plans, with two rounds of changes, in 4K.',
        category: 'Visualization',
        skills: ['Blender', 'Lighting', 'SketchUp', 'Materials'],
        price: 540,
        consultationMinutes: 30,
        said: [
          [5, 'The evening picture sold the flat before there was a wall.'],
          [5, 'She noticed in the gray test that our terrace would never see the sun. We turned it.'],
        ],
      },
    ],
  },
];
