import type { Professional } from './professional.ts';

export const SOUTH_AMERICA: readonly Professional[] = [
  {
    name: ['Ana', 'Rincón'],
    email: 'pro@demo.parley.test',
    country: 'Colombia',
    zone: 'America/Bogota',
    headline: 'Commercial lawyer for software companies',
    bio: 'I have read some four hundred SaaS contracts from both sides of the table, first in a Bogotá firm, since 2019 on my own. You get a marked-up draft you can send on, and a page that says which three points are worth a fight. I work in Spanish and English and finish before your deadline, not on it.',
    pitch:
      'I would begin with liability and data, because that is where your customers will push back first.',
    languages: ['Spanish', 'English'],
    experience: 60,
    rate: 110,
    hours: ['1-4 9-13, 15-18', '5 9-13'],
    notice: 120,
    working: { bufferAfterMinutes: 15, maxPerDay: 6, bookingDays: 120 },
    offers: [
      {
        title: 'Review of your supply or SaaS contract, with a marked-up draft',
        about:
          'Send me the contract; I return it with tracked changes, comments in plain words and one page on what matters. Up to 25 pages, three working days. We talk for half an hour before I begin, so that I know what you can live with.',
        category: 'Contract drafting and review',
        skills: ['SaaS', 'Supply contracts', 'Liability', 'Negotiation'],
        price: 320,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Ana marked eleven points and told us which three to insist on. The other side accepted all three.',
          ],
          [5, 'The one-page summary is what our board had been asking for from lawyers for years.'],
          [5, 'Back in two days instead of three, with comments that even our engineers enjoyed reading.'],
          [
            4,
            'Excellent review of a messy reseller agreement. I would have wished for ten minutes more at the end to ask about the annex.',
          ],
          [
            5,
            'She found an automatic renewal hidden in a definition. That alone was worth the fee ten times over.',
          ],
        ],
      },
      {
        title: 'Terms of service and data processing agreement for your API',
        about:
          'Terms, acceptable use and a data processing agreement that fit what your product really does. I read your documentation first and ask about logs, limits and who pays when it is down.',
        category: 'Privacy and data protection',
        skills: ['Terms of service', 'GDPR', 'Data processing', 'APIs'],
        price: 1150,
        consultationMinutes: 45,
        instant: true,
        said: [
          [
            5,
            'Our terms finally match what the product does. Two enterprise customers signed without a single change.',
          ],
          [
            4,
            'Strong on data processing and limits. The first draft was longer than we had hoped, the second was just right.',
          ],
          [5, 'She asked how long we keep logs, and we found out that nobody knew. Now it is written down.'],
        ],
      },
      {
        title: 'An hour with a commercial lawyer, before you sign',
        about:
          'Bring the clause, the term sheet or the awkward email. We go through it together and you leave with wording you can use the same day.',
        category: 'Dispute advice',
        skills: ['Negotiation', 'Term sheets', 'Commercial law'],
        price: 110,
        hourly: true,
        consultationMinutes: 30,
        set: { name: 'Evenings', hours: ['1-4 18:30-21', '6 10-12'] },
        said: [
          [5, 'One hour, four sentences for our supplier, problem gone.'],
          [5, 'I went in angry and came out with a polite letter that worked.'],
        ],
      },
    ],
  },
  {
    name: ['Lucía', 'Benítez'],
    country: 'Argentina',
    zone: 'America/Argentina/Buenos_Aires',
    headline: 'Composer for film and games, with a small real string section',
    bio: 'My music begins at the piano in a flat in Almagro and ends with five string players whom I have known since the conservatory. Directors come to me for tension that does not shout. I deliver stems, cue sheets and sleep.',
    pitch: 'Let me write twenty seconds for your hardest scene first; if it is wrong we have lost nothing.',
    languages: ['Spanish', 'English', 'Italian'],
    experience: 60,
    rate: 65,
    hours: ['2-5 14-20', '6 11-14'],
    notice: 360,
    working: { startStepMinutes: 30, maxPerWeek: 12 },
    offers: [
      {
        title: 'Original score for a short film, with live strings',
        about:
          'Up to twelve minutes of music, sketched to picture within a week, recorded with a string quintet and mixed in stereo and 5.1. Two rounds of changes per cue.',
        category: 'Composition and scoring',
        skills: ['Film scoring', 'Orchestration', 'Logic Pro', 'Recording'],
        price: 1900,
        consultationMinutes: 45,
        said: [
          [5, 'The last cue made our editor cry, and he had seen the film two hundred times.'],
          [5, 'Clear sketches, generous with changes, and the real strings are worth every dollar.'],
        ],
      },
      {
        title: 'Game loop with three intensities',
        about:
          'One theme in calm, alert and danger, all in the same key and tempo, so that your engine can move between them at any bar.',
        category: 'Sound design',
        skills: ['Adaptive music', 'FMOD', 'Composition'],
        price: 420,
        consultationMinutes: 30,
        said: [[4, 'The transitions work at every bar, as promised. The calm layer needed a second try.']],
      },
    ],
  },
  {
    name: ['Rafael', 'Nogueira'],
    country: 'Brazil',
    zone: 'America/Sao_Paulo',
    headline: 'Full-stack developer who ships small and often',
    bio: 'I have built web products for a bakery chain, a hospital and a football club, in that order of difficulty. Every Friday you get something that works, however small. Accessibility is part of done.',
    pitch: 'I would cut the first version to what one person can use by next Friday and learn from them.',
    languages: ['Portuguese', 'English', 'Spanish'],
    experience: 60,
    rate: 60,
    hours: ['1-5 9-12, 13:30-18'],
    offers: [
      {
        title: 'First version of your web product in four weeks',
        about:
          'From a sketch to something your first customers can log in to and pay for. React and Node, your repository from day one, a demo each Friday.',
        category: 'Web applications',
        skills: ['React', 'TypeScript', 'Node.js', 'Accessibility'],
        price: 4800,
        consultationMinutes: 60,
        said: [
          [5, 'Four Fridays, four demos, and our first paying customer in week five.'],
          [5, 'Rafael talked us out of half the features. Nobody has missed them.'],
          [
            3,
            'Good code and honest demos, but the payment page slipped by ten days and we had to move the launch.',
          ],
        ],
      },
      {
        title: 'Make your web app usable with keyboard and screen reader',
        about:
          'I test your main journeys with the keyboard, NVDA and VoiceOver, fix what I can in your code and leave a list for the rest.',
        category: 'Testing and quality',
        skills: ['WCAG', 'Accessibility', 'React', 'Playwright'],
        price: 60,
        hourly: true,
        consultationMinutes: 30,
        said: [
          [
            5,
            'He fixed the date picker that three agencies had called impossible. Our blind users wrote to thank us.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Camila', 'Fuentes'],
    country: 'Chile',
    zone: 'America/Santiago',
    headline: 'Interfaces for tools that people use all day',
    bio: 'Mining dispatchers taught me design: dark rooms, gloves, no second chances. I draw fewer screens than others and test each of them with somebody tired. Figma files come named and with the states nobody likes to draw.',
    pitch: 'Could I watch one of your users for half an hour before I open Figma?',
    languages: ['Spanish', 'English'],
    experience: 36,
    rate: 58,
    hours: ['1,3,5 10-18', '2,4 10-14'],
    offers: [
      {
        title: 'Redesign of the one screen your team lives in',
        about:
          'I watch, count clicks, draw two alternatives and test them with five of your people. You get the better one with every state: empty, loading, wrong, full.',
        category: 'Product and interface design',
        skills: ['Figma', 'User research', 'Prototyping', 'Dense interfaces'],
        price: 1600,
        consultationMinutes: 45,
        said: [
          [5, 'Our dispatchers went from nineteen clicks to six. They asked who she was.'],
          [4, 'Thorough research and a calm result. I had expected more color and have learned why not.'],
        ],
      },
    ],
  },
  {
    name: ['Inti', 'Mamani'],
    country: 'Bolivia',
    zone: 'America/La_Paz',
    headline: 'Maps and satellite pictures that answer a question',
    bio: 'Born at four thousand meters, so I take terrain seriously. I turn satellite data into maps that a mayor, a farmer or a court can use. Open data first, paid imagery only where it changes the answer.',
    pitch:
      'I would check what free imagery shows of your area for the last five years before you pay for any.',
    languages: ['Spanish', 'Aymara', 'English'],
    experience: 36,
    rate: 45,
    hours: ['1-5 8-12, 15-17', '7 17-19'],
    offers: [
      {
        title: 'Land use map of your area, with change over ten years',
        about:
          'Classification from Sentinel and Landsat, checked against field photos, delivered as a printed map, GeoPackage and three sentences that say what changed.',
        category: 'Maps and spatial data',
        skills: ['QGIS', 'Remote sensing', 'Sentinel', 'Python'],
        price: 680,
        consultationMinutes: 30,
        said: [
          [5, 'The three sentences went into our report word for word. The map hangs in the town hall.'],
          [5, 'He told us honestly where clouds made the answer uncertain.'],
        ],
      },
    ],
  },
  {
    name: ['Diego', 'Paredes'],
    country: 'Peru',
    zone: 'America/Lima',
    headline: 'Drawings for permits, renovations and careful builders',
    bio: 'Twelve years of measured drawings between Lima and Arequipa, many of old houses with no straight wall. I draw what is there before I draw what you want. My plans pass the permit office because I ask it first.',
    pitch: 'With a video walk through the rooms and three measurements I can tell you what is missing.',
    languages: ['Spanish', 'English'],
    experience: 60,
    rate: 40,
    hours: ['1-5 7:30-13', '6 8-11'],
    offers: [
      {
        title: 'Floor plans and sections from your photos and measurements',
        about:
          'You measure with my guide, I draw plans, two sections and elevations at 1:50 in DWG and PDF, layered so that any office can go on.',
        category: 'Floor plans and drawings',
        skills: ['AutoCAD', 'Measured survey', 'Renovation'],
        price: 380,
        consultationMinutes: 30,
        said: [
          [5, 'His measuring guide is a small masterpiece. The plans matched the walls to the centimetre.'],
          [4, 'Precise drawings, tidy layers. A roof section came a day late.'],
          [5, 'Our builder stopped calling with questions. I cannot say more.'],
        ],
      },
    ],
  },
];
