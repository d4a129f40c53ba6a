import type { Professional } from './professional.ts';

export const OCEANIA: readonly Professional[] = [
  {
    name: ['Isabel', 'Tran'],
    country: 'Australia',
    zone: 'Australia/Melbourne',
    headline: 'Small business tax and BAS, explained over a cup of tea',
    bio: 'Registered agent in Melbourne with two hundred small clients: cafés, tradies, a circus. I explain each form once properly so that you need me less next year. Deadlines are mine to remember.',
    pitch: 'Photograph the shoebox; I have seen worse and will tell you what we can throw away.',
    languages: ['English', 'Vietnamese'],
    experience: 60,
    rate: 78,
    hours: ['1-5 9-12, 13-17'],
    offers: [
      {
        title: 'Quarterly BAS and a plan for the rest of the year',
        about:
          'Your quarter reconciled and lodged, then half an hour on what to put aside and what to claim.',
        category: 'Tax advice',
        skills: ['BAS', 'GST', 'Xero', 'Small business'],
        price: 290,
        consultationMinutes: 30,
        said: [
          [5, 'I had put off four quarters. She sorted them in a week and did not scold me once.'],
          [4, 'Clear and quick. I would have liked the plan in writing a little sooner.'],
        ],
      },
    ],
  },
  {
    name: ['Mereana', 'Walker'],
    country: 'New Zealand',
    zone: 'Pacific/Auckland',
    headline: 'Coaching for first-time leaders who were happier doing the work',
    bio: 'I led a surgical ward in Wellington at twenty-nine, badly at first. Today I coach people who were promoted for being good at something else. We work on real conversations you have this week.',
    pitch: 'Which conversation have you put off longest? We would prepare that one first.',
    languages: ['English', 'Māori'],
    experience: 60,
    rate: 92,
    hours: ['1-4 7-10, 16-19'],
    offers: [
      {
        title: 'Six conversations for your first year of leading',
        about:
          'Six hours over three months, each around one situation of yours, with notes and one thing to try before the next.',
        category: 'Leadership coaching',
        skills: ['Coaching', 'Feedback', 'Difficult conversations'],
        price: 520,
        consultationMinutes: 30,
        said: [
          [5, 'I had the conversation I had avoided for a year. It took nine minutes.'],
          [5, 'My team says I have become quieter and clearer. That was the plan.'],
          [4, 'Practical and warm. I would have liked more reading between the hours.'],
        ],
      },
    ],
  },
  {
    name: ['Tevita', 'Fonua'],
    country: 'Tonga',
    zone: 'Pacific/Tongatapu',
    headline: 'Color grading for oceans, skin and everything in between',
    bio: 'I grew up beside the bluest water there is and know how seldom cameras get it right. From Nukuʻalofa I grade documentaries and music videos at night, when the line is fast. Skin comes first, then the sky.',
    pitch: 'Send me three stills, one bad one among them, and I will return them graded in two ways.',
    languages: ['Tongan', 'English'],
    experience: 36,
    rate: 42,
    hours: ['1-5 18-23', '6 14-18'],
    offers: [
      {
        title: 'Grade of a short film or music video',
        about:
          'Up to fifteen minutes, matched shot by shot, with a look you choose from three stills and deliverables for cinema and web.',
        category: 'Color grading',
        skills: ['DaVinci Resolve', 'Color management', 'Look development'],
        price: 610,
        consultationMinutes: 30,
        said: [
          [5, 'Four cameras, one film. Nobody can tell which shot came from the phone.'],
          [4, 'Gorgeous skin tones. The upload from the island took its time.'],
        ],
      },
    ],
  },
  {
    name: ['Lachlan', 'Byrne'],
    country: 'Australia',
    zone: 'Australia/Adelaide',
    headline: 'Product photographs and the retouching after',
    bio: 'Wine bottles are the hardest thing to photograph, and Adelaide has plenty. Send me the product in a box, you get it back with twelve pictures. I retouch what is dust and leave what is character.',
    pitch: 'Post me one sample and I will show you one finished picture before you decide on the rest.',
    languages: ['English'],
    experience: 60,
    rate: 56,
    hours: ['1-5 7:30-11:30', '4 17-20'],
    offers: [
      {
        title: 'Twelve product pictures on white and in a scene',
        about:
          'Eight on white, four in a built scene, retouched, cropped for shop and social, colors matched to the real thing.',
        category: 'Product photography',
        skills: ['Studio lighting', 'Retouching', 'Glass', 'Capture One'],
        price: 460,
        consultationMinutes: 15,
        said: [
          [5, 'You can read the label through the glass. Returns because of color have stopped.'],
          [5, 'He sent our bottle back cleaner than it left.'],
        ],
      },
      {
        title: 'Retouching of up to thirty pictures',
        about:
          'Dust, reflections, crooked labels and uneven whites, with one sample for you to approve first.',
        category: 'Photo retouching',
        skills: ['Photoshop', 'Retouching'],
        price: 240,
        consultationMinutes: 15,
        said: [[4, 'Natural results. Two pictures had to go back for the shadows.']],
      },
    ],
  },
  {
    name: ['Ruby', 'Harper'],
    country: 'Australia',
    zone: 'Australia/Perth',
    headline: 'Social media for workshops, labs and other places with real hands',
    bio: 'I post for a boat builder, a lab for soil and a blacksmith, all around Perth, and none of them dances. You film with your phone, I choose and write. Comments get answers from somebody who has been there.',
    pitch: 'Film one minute of what your hands do all day and send it unedited.',
    languages: ['English'],
    experience: 36,
    rate: 40,
    hours: ['1-5 6-9', '1-4 14-17'],
    offers: [
      {
        title: 'A month of posts from your own workshop',
        about:
          'Twelve posts from your clips, with words, captions for the deaf and answers to comments, planned on one sheet.',
        category: 'Social media',
        skills: ['Instagram', 'Short video', 'Captions', 'Community'],
        price: 520,
        consultationMinutes: 30,
        said: [
          [5, 'A clip of planing a mast brought us two apprentices.'],
          [4, 'She understood our lab quickly. We had trouble finding time to film.'],
          [
            3,
            'Good words and pictures, though for our small circle of customers a newsletter would have done more.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Losa', 'Tuilagi'],
    country: 'Samoa',
    zone: 'Pacific/Apia',
    headline: 'Presentations with fewer slides and larger pictures',
    bio: 'I design slides in Apia for people who speak in New York while I sleep. You send notes in the evening and find a deck in the morning; the date line works for us. Nothing on a slide of mine is smaller than your thumb.',
    pitch: 'Send me your longest deck and I will send back the five slides I would keep.',
    languages: ['Samoan', 'English'],
    experience: 12,
    rate: 30,
    hours: ['1-5 7-15'],
    offers: [
      {
        title: 'Presentation of up to fifteen slides, overnight',
        about:
          'Structure, pictures with rights, charts redrawn, speaker notes. PowerPoint, Keynote or Slides.',
        category: 'Presentation design',
        skills: ['PowerPoint', 'Keynote', 'Charts', 'Structure'],
        price: 310,
        consultationMinutes: 15,
        said: [
          [5, 'Forty slides went to sleep and eleven woke up. The room listened.'],
          [5, 'The chart she redrew made our point without a word from me.'],
        ],
      },
    ],
  },
];
