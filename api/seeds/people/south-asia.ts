import type { Professional } from './professional.ts';

export const SOUTH_ASIA: readonly Professional[] = [
  {
    name: ['Arjun', 'Mehta'],
    country: 'India',
    zone: 'Asia/Kolkata',
    headline: 'Embedded firmware for things that run on a coin cell',
    bio: 'I count microamps in Pune. Sensors, locks and one very small hearing aid run on code of mine. Schematics are welcome, because half of all firmware bugs are drawn there.',
    pitch: 'I would measure what your board draws while it sleeps before reading a line of code.',
    languages: ['Hindi', 'Marathi', 'English'],
    experience: 60,
    rate: 58,
    hours: ['1-5 10-13, 14-18:30'],
    offers: [
      {
        title: 'Make your device run a year on one battery',
        about:
          'Power profile, sleep modes, radio timing and a firmware with measured figures for each state. You send two boards.',
        category: 'Embedded systems',
        skills: ['C', 'Zephyr', 'Bluetooth LE', 'Power profiling'],
        price: 1650,
        consultationMinutes: 45,
        said: [
          [5, 'From five weeks to fourteen months on the same cell. The report explains every microamp.'],
          [5, 'He found the resistor on our board that ate the battery. It was never the firmware.'],
        ],
      },
    ],
  },
  {
    name: ['Kavya', 'Reddy'],
    country: 'India',
    zone: 'Asia/Kolkata',
    headline: 'Machine learning that a small company can afford to run',
    bio: 'In Hyderabad I trained models for a bank until I noticed that a good table often beats them. I still build models, small ones, with a measure you agree to beforehand. If a rule of thumb wins, you get the rule.',
    pitch: 'I would build the dumbest version in a day, so that we know what the clever one must beat.',
    languages: ['Telugu', 'Hindi', 'English'],
    experience: 36,
    rate: 62,
    hours: ['1-5 9-12', '1,2,4 19-22'],
    offers: [
      {
        title: 'Forecast of demand for your shop or kitchen',
        about:
          'Two years of sales in, a forecast by day and product out, compared with what you would have guessed. Runs on one small machine.',
        category: 'Machine learning',
        skills: ['Python', 'Forecasting', 'scikit-learn'],
        price: 1100,
        consultationMinutes: 30,
        said: [
          [5, 'We throw away a third less bread. The forecast knows about rain.'],
          [
            4,
            'A simple model, well explained. The first upload of our data took some patience on both sides.',
          ],
        ],
      },
      {
        title: 'Sort your documents by themselves',
        about:
          'Invoices, letters and forms recognized and filed, with a pile for a person where the machine is unsure.',
        category: 'Machine learning',
        skills: ['Text classification', 'OCR', 'Python'],
        price: 1350,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Ninety-one in a hundred letters find their folder, and the other nine land on my desk with a guess.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Sadia', 'Chowdhury'],
    country: 'Bangladesh',
    zone: 'Asia/Dhaka',
    headline: 'Market research on foot and online in South Asia',
    bio: 'My team of four in Dhaka asks people what they bought yesterday, not what they might buy one day. Markets, tea stalls, phone panels. Findings come with photos and with the questions that did not work.',
    pitch: 'Before any survey I would spend one morning where your product is sold and send you ten photos.',
    languages: ['Bengali', 'English', 'Hindi'],
    experience: 60,
    rate: 30,
    hours: ['7,1-4 10-17'],
    offers: [
      {
        title: 'Two hundred interviews with your future customers',
        about:
          'Questions drafted with you and tried out, two hundred people in two cities, a report of fifteen pages and the raw answers.',
        category: 'Market research',
        skills: ['Field research', 'Surveys', 'Interviews', 'Reporting'],
        price: 1250,
        consultationMinutes: 45,
        said: [
          [5, 'The photos from the tea stalls changed our packaging before the report was even written.'],
          [5, 'She told us which two of our questions were useless, with proof.'],
          [4, 'Rich answers and a careful report, delivered three days after a strike.'],
        ],
      },
    ],
  },
  {
    name: ['Ayesha', 'Malik'],
    country: 'Pakistan',
    zone: 'Asia/Karachi',
    headline: 'CVs and portfolios that show the work, not the worker',
    bio: 'Design lead in Lahore by day, and by evening the person who reads your portfolio the way I read those of applicants: in two minutes, on a phone. I cut, reorder and ask for the story behind the third project.',
    pitch:
      'Send your portfolio and I will tell you in our consultation what I remember of it after two minutes.',
    languages: ['Urdu', 'English', 'Punjabi'],
    experience: 36,
    rate: 34,
    hours: ['1-5 18-22', '7 11-15'],
    offers: [
      {
        title: 'Portfolio review with a marked-up copy',
        about:
          'I go through it on video while you watch, and you get the order, the cuts and the texts I would use.',
        category: 'CV and portfolio review',
        skills: ['Portfolios', 'UX', 'CV', 'Storytelling'],
        price: 90,
        consultationMinutes: 15,
        said: [
          [5, 'She threw out six of my nine projects. I had two interviews within the month.'],
          [5, 'Two minutes of honest silence, and then the best advice I have had.'],
          [4, 'Very helpful reordering. I would book an hour longer next time.'],
        ],
      },
    ],
  },
  {
    name: ['Dinesh', 'Perera'],
    country: 'Sri Lanka',
    zone: 'Asia/Colombo',
    headline: 'Voice-over in a warm, unhurried English',
    bio: 'The safety film on the ferry to Mannar is me. I record in a treated room in Colombo and send clean files the same day. Museums, e-learning and two talking kettles.',
    pitch: 'I can read your first paragraph in three moods before you decide.',
    languages: ['Sinhala', 'Tamil', 'English'],
    experience: 36,
    rate: 45,
    hours: ['1-5 6:30-11', '1-5 20-22'],
    offers: [
      {
        title: 'Voice-over up to ten minutes, delivered tomorrow',
        about:
          'English or Sinhala, edited, levelled and named as you need it, with one free set of corrections.',
        category: 'Voice-over',
        skills: ['Voice-over', 'E-learning', 'Audio editing'],
        price: 170,
        consultationMinutes: 15,
        said: [
          [5, 'Our museum guide sounds like an uncle who knows everything and never shows off.'],
          [5, 'Sent on Monday night, on the device by Tuesday noon.'],
        ],
      },
    ],
  },
  {
    name: ['Sunita', 'Shrestha'],
    country: 'Nepal',
    zone: 'Asia/Kathmandu',
    headline: 'Projects kept together across six time zones',
    bio: 'I coordinated relief convoys from Kathmandu, and after that a software release feels restful. You get one plan, one list of who owes what to whom, and a call of fifteen minutes. I am the one who remembers.',
    pitch: 'I would ask each of your people the same question: what are you waiting for?',
    languages: ['Nepali', 'English', 'Hindi'],
    experience: 60,
    rate: 28,
    hours: ['7,1-5 7:15-15'],
    offers: [
      {
        title: 'Coordination of your project, ten hours a week',
        about:
          'Plan, risks, minutes and reminders; every Friday a page that says green, yellow or red and why.',
        category: 'Project coordination',
        skills: ['Planning', 'Risk lists', 'Remote teams', 'Notion'],
        price: 28,
        hourly: true,
        consultationMinutes: 30,
        said: [
          [5, 'Nothing falls between Porto and Perth any more. She writes the kindest reminders.'],
          [5, 'The Friday page is the only report I read to the end.'],
          [4, 'Excellent overview. It took us a while to get used to being asked every day.'],
        ],
      },
    ],
  },
];
