import type { Professional } from './professional.ts';

/** And Central Asia. */
export const MIDDLE_EAST: readonly Professional[] = [
  {
    name: ['Leyla', 'Demir'],
    country: 'Türkiye',
    zone: 'Europe/Istanbul',
    headline: 'Illustration for books, magazines and difficult subjects',
    bio: 'Ink on paper in a studio above a tea house in Kadıköy. Editors send me the texts that are hard to picture: grief, tax, bacteria. I answer with one image and a joke hidden in it.',
    pitch: 'May I send three thumbnails the size of a stamp before we agree on a style?',
    languages: ['Turkish', 'English', 'German'],
    experience: 60,
    rate: 50,
    hours: ['2-5 11-19', '7 12-16'],
    offers: [
      {
        title: 'Editorial illustration for one article',
        about:
          'Three small sketches, one finished drawing in ink or color, in the sizes for print and web. Worldwide rights for the article.',
        category: 'Illustration',
        skills: ['Ink', 'Editorial', 'Procreate'],
        price: 340,
        consultationMinutes: 15,
        said: [
          [5, 'A drawing about inheritance tax that people cut out and kept. We counted the letters.'],
          [5, 'Three thumbnails, all good. Choosing was the hardest part.'],
          [4, 'Striking picture, sent a few hours after the agreed time and worth it.'],
        ],
      },
    ],
  },
  {
    name: ['Omar', 'Al-Khatib'],
    country: 'Jordan',
    zone: 'Asia/Amman',
    headline: 'Arabic translation for medicine and law',
    bio: 'Trained as a pharmacist in Amman, sworn in as a translator ten years ago. Dosages and deadlines are the same kind of text to me: one wrong figure and somebody is harmed. I never translate out of my fields.',
    pitch: 'I would translate the hardest page first and mark every term I want to discuss.',
    languages: ['Arabic', 'English'],
    experience: 60,
    rate: 48,
    hours: ['7,1-4 9-16'],
    offers: [
      {
        title: 'Medical or legal translation, English and Arabic, with a second reader',
        about:
          'Up to 4,000 words in four working days, a term list, and a colleague of mine who reads every figure again.',
        category: 'Translation',
        skills: ['Arabic', 'Medical translation', 'Legal translation', 'Terminology'],
        price: 430,
        consultationMinutes: 15,
        said: [
          [5, 'The clinic’s consent forms passed the ethics board without one question about language.'],
          [
            5,
            'He found an error in our English original. It would have been embarrassing in both languages.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Noa', 'Ben-Ami'],
    country: 'Israel',
    zone: 'Asia/Jerusalem',
    headline: 'Explaining machines in ninety seconds of motion',
    bio: 'I studied engineering in Haifa before animation, so I draw gears that would turn. Sixty to ninety seconds is my length. Scripts with more than two hundred words get a gentle haircut.',
    pitch: 'Say in one breath what it does, and I will storyboard that breath.',
    languages: ['Hebrew', 'English', 'Russian'],
    experience: 36,
    rate: 60,
    hours: ['7,1-4 10-18'],
    offers: [
      {
        title: 'Explainer animation of ninety seconds',
        about:
          'Script, storyboard, design, animation and sound in five weeks, with a decision from you after each step and never in between.',
        category: 'Animation and motion',
        skills: ['After Effects', 'Storyboards', 'Cinema 4D', 'Script'],
        price: 2600,
        consultationMinutes: 30,
        said: [
          [5, 'Visitors at the fair watched it twice and then asked the right questions.'],
          [4, 'Clear steps and a lovely style. We were the slow ones.'],
        ],
      },
    ],
  },
  {
    name: ['Fatima', 'Al Suwaidi'],
    country: 'United Arab Emirates',
    zone: 'Asia/Dubai',
    headline: 'Fundraising papers that survive the second meeting',
    bio: 'I sat on the investor side in Dubai for eleven years and have said no to some three thousand decks. Founders hire me to hear the no early. Numbers, story and data room come from one hand.',
    pitch: 'I would read your deck for the four minutes it will really get and tell you what stayed.',
    languages: ['Arabic', 'English'],
    experience: 60,
    rate: 135,
    hours: ['1-4 9-13', '2,3 20-22'],
    notice: 720,
    offers: [
      {
        title: 'Investor deck and data room, ready for questions',
        about:
          'A deck of twelve pages, a model an analyst can follow, a data room with an index and a list of the thirty questions with your answers.',
        category: 'Fundraising support',
        skills: ['Pitch decks', 'Due diligence', 'Term sheets', 'Gulf investors'],
        price: 3200,
        consultationMinutes: 45,
        said: [
          [5, 'Twenty-six of her thirty questions came up. We had answers to all of them.'],
          [5, 'She cut our favorite slide. The lead investor thanked us for being brief.'],
          [4, 'Demanding and worth it. Expect homework.'],
        ],
      },
    ],
  },
  {
    name: ['Nino', 'Beridze'],
    country: 'Georgia',
    zone: 'Asia/Tbilisi',
    headline: 'Test engineer who breaks it before your customers do',
    bio: 'From Tbilisi, with ten years of finding out. I write end-to-end tests that fail for a reason and explore by hand what no script would try. My bug reports have steps, a video and no drama.',
    pitch: 'Give me an hour with your staging site and I will bring five findings to our consultation.',
    languages: ['Georgian', 'English', 'Russian'],
    experience: 36,
    rate: 46,
    hours: ['1-5 11-19'],
    offers: [
      {
        title: 'End-to-end tests for your five most important journeys',
        about:
          'Playwright tests that run in your pipeline in under five minutes, without sleeps, with a report your product owner understands.',
        category: 'Testing and quality',
        skills: ['Playwright', 'TypeScript', 'Exploratory testing', 'CI'],
        price: 980,
        consultationMinutes: 30,
        said: [
          [5, 'Our releases went from fear to Tuesday. The suite has caught seven regressions so far.'],
          [5, 'Not one flaky test in three months, and we have tried.'],
        ],
      },
      {
        title: 'Exploratory testing before your release',
        about: 'Two days of curiosity on your devices and mine, reported in order of how much it would hurt.',
        category: 'Testing and quality',
        skills: ['Exploratory testing', 'Mobile', 'Accessibility'],
        price: 46,
        hourly: true,
        consultationMinutes: 15,
        said: [[4, 'She turned the phone while paying. Nobody here had ever turned the phone while paying.']],
      },
    ],
  },
  {
    name: ['Aigerim', 'Sadykova'],
    country: 'Kazakhstan',
    zone: 'Asia/Almaty',
    headline: 'Admissions to universities abroad, without ghost-writing',
    bio: 'I left Almaty on a scholarship, came back, and have helped some two hundred others leave and some return. Essays stay the words of the applicant; that is the deal. I know deadlines in eleven countries by heart.',
    pitch: 'Tell me what you would study if nobody asked for a reason, and we build from there.',
    languages: ['Kazakh', 'Russian', 'English'],
    experience: 36,
    rate: 35,
    hours: ['1-5 16-21', '6,7 10-14'],
    offers: [
      {
        title: 'Choice of universities and a calendar for your applications',
        about:
          'Two talks and a list of eight places that fit your grades, your budget and your subject, with every deadline and every paper they ask for.',
        category: 'Study and admissions',
        skills: ['Admissions', 'Scholarships', 'Essays'],
        price: 150,
        consultationMinutes: 30,
        said: [
          [5, 'Six offers of eight, two with money. The calendar hung over my desk for a year.'],
          [5, 'She told me honestly which place was out of reach and found a better one.'],
        ],
      },
    ],
  },
  {
    name: ['Farrukh', 'Yusupov'],
    country: 'Uzbekistan',
    zone: 'Asia/Tashkent',
    headline: 'Sourcing and shipping along the old road',
    bio: 'Textiles, dried fruit and machine parts: I have moved them between Tashkent, Urumqi and Hamburg for fourteen years. I know which papers a border wants before the lorry does. Quotes of mine have no stars and footnotes.',
    pitch: 'With the customs code and the weight I can bring three real quotes to our first talk.',
    languages: ['Uzbek', 'Russian', 'English', 'Mandarin'],
    experience: 60,
    rate: 38,
    hours: ['1-6 9-13, 14-17'],
    offers: [
      {
        title: 'Three checked suppliers for your product in Central Asia',
        about:
          'I visit or call, ask for samples and papers, compare prices delivered to your door, and say with whom I would not sign.',
        category: 'Purchasing and logistics',
        skills: ['Sourcing', 'Customs', 'Textiles', 'Incoterms'],
        price: 690,
        consultationMinutes: 30,
        said: [
          [
            5,
            'The samples arrived with a page of remarks on each mill. We chose the one he would have chosen.',
          ],
          [
            4,
            'Very thorough. The visit to the second supplier was delayed by snow, with photos to prove it.',
          ],
        ],
      },
    ],
  },
];
