import type { Professional } from './professional.ts';

export const WESTERN_EUROPE: readonly Professional[] = [
  {
    name: ['Henrik', 'Lund'],
    country: 'Norway',
    zone: 'Europe/Oslo',
    headline: 'Employment contracts for small teams in the EU',
    bio: 'Labour lawyer in Oslo with a soft spot for companies under thirty people. I know what an Italian, a Dutch and a Norwegian contract have in common, which is less than you hope. My texts are short because short ones get read.',
    pitch: 'Before I draft, I would like to know where each person sits and who tells them what to do.',
    languages: ['Norwegian', 'English', 'German'],
    experience: 60,
    rate: 95,
    hours: ['1-5 8:30-11:30, 13-16'],
    notice: 240,
    offers: [
      {
        title: 'Employment contracts for small teams in the EU',
        about:
          'Contracts and a two-page handbook for people in up to three countries, with notice, holidays and working hours that hold locally. I coordinate the local check where it is needed.',
        category: 'Employment law',
        skills: ['Employment contracts', 'EU law', 'Remote work'],
        price: 95,
        hourly: true,
        consultationMinutes: 15,
        said: [
          [
            5,
            'Four countries, four contracts that look like one company wrote them. He knew the Dutch probation rule by heart.',
          ],
          [5, 'Henrik shortened our handbook from forty pages to two, and people have started to read it.'],
          [4, 'Sound advice on notice periods. Answers came in batches, which took some getting used to.'],
        ],
      },
      {
        title: 'Contractor or employee? A clear answer for each of your people',
        about:
          'I ask twelve questions per person, compare them with local practice and tell you where the risk is and how to lower it.',
        category: 'Employment law',
        skills: ['Contractors', 'Misclassification', 'Compliance'],
        price: 420,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Two of our nine contractors were a problem. Better to hear it from him than from an inspector.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Tomás', 'Ferreira'],
    country: 'Portugal',
    zone: 'Europe/Lisbon',
    headline: 'Copy for landing pages, written after listening to your customers',
    bio: 'Former advertising man from Lisbon who got tired of puns. I collect what your customers say and arrange it. A page of mine has few adjectives and one thing to do.',
    pitch: 'Send me twenty real emails from customers and I will send back your headline.',
    languages: ['Portuguese', 'English', 'Spanish'],
    experience: 36,
    rate: 55,
    hours: ['1-5 10-13, 14:30-19'],
    offers: [
      {
        title: 'Landing page copy, from headline to the last button',
        about:
          'Half a day of reading what your customers wrote, one interview, then the page in two versions for you to test. Laid out as a wireframe so that nobody has to guess.',
        category: 'Copywriting',
        skills: ['Copywriting', 'Customer research', 'Conversion'],
        price: 640,
        consultationMinutes: 30,
        said: [
          [5, 'The headline is a sentence from one of our own customers. Sign-ups went up by a third.'],
          [4, 'Plain, warm and short. We argued about one paragraph and he was right.'],
          [5, 'He delivered a page without the word solution in it. Bravo.'],
        ],
      },
      {
        title: 'Five welcome emails people answer',
        about:
          'A short series for new customers, each with one question in it, ready to paste into your tool.',
        category: 'Email and lifecycle',
        skills: ['Email', 'Onboarding', 'Copywriting'],
        price: 390,
        consultationMinutes: 15,
        said: [
          [5, 'Customers really answer the third email. We have learned more from it than from any survey.'],
        ],
      },
    ],
  },
  {
    name: ['Sofia', 'Grünwald'],
    country: 'Austria',
    zone: 'Europe/Vienna',
    headline: 'Brand identity with a typeface of its own',
    bio: 'I draw letters in Vienna and build brands around them. Nine identities a year, never more, because each gets its own alphabet or at least its own numerals. I hand over files that a printer and a programmer can both open.',
    pitch: 'Could you bring the ugliest thing you have ever printed? It tells me more than a mood board.',
    languages: ['German', 'English'],
    experience: 60,
    rate: 100,
    hours: ['1-4 10-12:30, 14-18'],
    notice: 480,
    working: { maxPerDay: 3, bookingDays: 60 },
    offers: [
      {
        title: 'Logo and type: an identity for a young company',
        about:
          'Two directions, one developed: mark, custom numerals, colors that pass contrast, templates for letters, slides and posts. Six weeks, four talks.',
        category: 'Brand identity',
        skills: ['Logo', 'Typography', 'Color', 'Guidelines'],
        price: 2450,
        consultationMinutes: 45,
        said: [
          [5, 'Our numerals are now on jerseys, invoices and a bakery van. Everything holds together.'],
          [5, 'Sofia defended the simple version until we understood it. Thank you for that.'],
        ],
      },
      {
        title: 'A lettered wordmark, drawn by hand',
        about:
          'Three pencil sketches, one vector drawing, spaced for a sign of three meters and for sixteen pixels.',
        category: 'Type and lettering',
        skills: ['Lettering', 'Glyphs', 'Vector drawing'],
        price: 700,
        consultationMinutes: 30,
        said: [[5, 'The pencil sketches alone are framed in our shop.']],
      },
    ],
  },
  {
    name: ['Aoife', 'Brennan'],
    country: 'Ireland',
    zone: 'Europe/Dublin',
    headline: 'Privacy law for products, explained at a whiteboard',
    bio: 'Eight years with the kind of companies that get letters from regulators, all in Dublin. I sit with your developers and find out what you collect before I say what you may. My favorite privacy notice fits on a phone screen.',
    pitch: 'Let us map what happens to one email address in your system, and the rest will follow.',
    languages: ['English', 'Irish'],
    experience: 60,
    rate: 120,
    hours: ['1-5 9-12, 13-15:30'],
    offers: [
      {
        title: 'Privacy set-up for a product with users in Europe',
        about:
          'Records of processing, notice, consent that deserves the name, contracts with your processors and a drill for the day something leaks.',
        category: 'Privacy and data protection',
        skills: ['GDPR', 'Privacy notices', 'Processors', 'Breach response'],
        price: 1700,
        consultationMinutes: 45,
        said: [
          [
            5,
            'We threw away half of what we collected and lost nothing. Our notice is eleven sentences long.',
          ],
          [4, 'Excellent with the developers. The paperwork for processors took longer than we expected.'],
        ],
      },
    ],
  },
  {
    name: ['Giulia', 'Marchetti'],
    country: 'Italy',
    zone: 'Europe/Rome',
    headline: 'Editing documentaries out of too much footage',
    bio: 'Give me sixty hours and I will find the ninety minutes. I learned on celluloid in Bologna and still cut with my eyes on the face, not on the waveform. Festivals, broadcasters and once a fishing village.',
    pitch: 'Before I say yes I would like to see one hour of raw material, chosen by nobody.',
    languages: ['Italian', 'English', 'French'],
    experience: 60,
    rate: 62,
    hours: ['1-5 14-20'],
    notice: 720,
    offers: [
      {
        title: 'Edit of a short documentary, up to fifteen minutes',
        about:
          'Log, paper edit, rough cut, fine cut, with a talk after each. I deliver a project file your colorist can open.',
        category: 'Video editing',
        skills: ['Premiere Pro', 'DaVinci Resolve', 'Story structure'],
        price: 1500,
        consultationMinutes: 45,
        said: [
          [5, 'She found the scene we had marked as useless and opened the film with it.'],
          [5, 'Two festivals so far. The structure is entirely hers.'],
          [4, 'Strong cut and good talks. Rendering for the broadcaster needed a second attempt.'],
        ],
      },
    ],
  },
  {
    name: ['Bram', 'de Wit'],
    country: 'Netherlands',
    zone: 'Europe/Amsterdam',
    headline: 'Bookkeeping for web shops in six currencies',
    bio: 'I like it when the last cent is found. From Amsterdam I keep the books of some twenty web shops, with marketplaces, returns and VAT in all corners of Europe. You send nothing; I fetch it.',
    pitch: 'Give me read access to one month and I will tell you what it would cost to get it right.',
    languages: ['Dutch', 'English', 'German'],
    experience: 60,
    rate: 68,
    hours: ['1-4 9-17', '5 9-12'],
    offers: [
      {
        title: 'Monthly books for your web shop, including VAT across Europe',
        about:
          'Orders, fees, refunds and payouts matched to the cent, VAT for the one-stop shop filed, and a page of figures by the eighth of each month.',
        category: 'Bookkeeping',
        skills: ['Exact', 'VAT OSS', 'Marketplaces', 'Reconciliation'],
        price: 350,
        consultationMinutes: 30,
        said: [
          [5, 'Bram found four thousand euros that a marketplace owed us since spring.'],
          [5, 'By the eighth, every month, without one reminder from us.'],
          [4, 'Everything adds up. His messages are as short as his tables.'],
        ],
      },
      {
        title: 'Get your books ready for the auditor',
        about:
          'Four weeks before the date I go through the list the auditor will ask for and close what is open.',
        category: 'Audit preparation',
        skills: ['Audit', 'Year-end', 'Documentation'],
        price: 68,
        hourly: true,
        consultationMinutes: 30,
        said: [[5, 'The auditor left after two days instead of five and asked who had prepared the file.']],
      },
    ],
  },
  {
    name: ['Clément', 'Rousseau'],
    country: 'France',
    zone: 'Europe/Paris',
    headline: 'Search ads and search pages that pay for themselves',
    bio: 'I manage budgets that would not impress anyone and return on them that would. Lyon based, trained as a statistician, allergic to dashboards with forty tiles. If ads are not your answer I say so in the first talk.',
    pitch: 'I would stop everything for one week in one region and see what really disappears.',
    languages: ['French', 'English'],
    experience: 36,
    rate: 64,
    hours: ['1-5 9-12:30, 14-18:30'],
    offers: [
      {
        title: 'Clean-up of your search advertising account',
        about:
          'Terms you pay for and should not, campaigns that fight each other, tracking that counts twice. Fixed within ten days, with before and after.',
        category: 'Search engine marketing',
        skills: ['Google Ads', 'Tracking', 'Experiments', 'SEO'],
        price: 780,
        consultationMinutes: 30,
        said: [
          [5, 'Same number of customers for sixty percent of the money.'],
          [4, 'A solid clean-up with proof for each change. It took eleven days instead of ten.'],
          [
            3,
            'The account is tidier, but the results for our niche product hardly moved. He did say that might happen.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Isla', 'MacLeod'],
    country: 'United Kingdom',
    zone: 'Europe/London',
    headline: 'Speeches and talks for people who would rather not',
    bio: 'I coach quiet people. Engineers, surgeons, a lighthouse keeper: they all had something to say and hated the stage. From Edinburgh, with patience and a stopwatch.',
    pitch: 'Read me your first two sentences in our consultation and we will cut one of them.',
    languages: ['English', 'Scottish Gaelic'],
    experience: 60,
    rate: 78,
    hours: ['1,3 9-17', '2,4 17-21'],
    offers: [
      {
        title: 'From notes to a talk you can give without them',
        about:
          'Four hours over three weeks: structure, words, breath, and a rehearsal before five strangers whom I bring along.',
        category: 'Public speaking',
        skills: ['Public speaking', 'Structure', 'Voice', 'Rehearsal'],
        price: 340,
        consultationMinutes: 30,
        said: [
          [5, 'I gave the keynote without notes, and afterwards somebody asked whether I act.'],
          [5, 'The five strangers were terrifying and exactly right.'],
        ],
      },
      {
        title: 'A wedding or farewell speech, written with you',
        about:
          'An hour of stories from you, two drafts from me, and one rehearsal so that you get through it dry-eyed.',
        category: 'Scripts and speeches',
        skills: ['Speechwriting', 'Storytelling'],
        price: 190,
        consultationMinutes: 30,
        said: [[5, 'My father laughed, my mother cried, in the right order.']],
      },
    ],
  },
];
