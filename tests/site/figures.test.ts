import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { pageAt, textOf } from './pages.ts';

/** A figure of the catalogue specification and the page on which it stands. */
type Figure = {
  figure: string;
  path: string;
  /** Pieces that one list item, table row or paragraph of the page must hold together. */
  en: string[];
  mr: string[];
};

const SECTION_5: Figure[] = [
  {
    figure: 'Ramai Awas: 15 years residence',
    path: '/scheme/ramai-awas',
    en: ['Maharashtra', '15 years'],
    mr: ['महाराष्ट्र', '१५ वर्षे'],
  },
  {
    figure: 'Ramai Awas: one person per family',
    path: '/scheme/ramai-awas',
    en: ['Only one person of a family'],
    mr: ['एका कुटुंबातील एकाच'],
  },
  {
    figure: 'Ramai Awas: income up to 1.20 lakh rural',
    path: '/scheme/ramai-awas',
    en: ['village', 'up to ₹1.20 lakh'],
    mr: ['ग्रामीण', '₹१.२० लाखांपर्यंत'],
  },
  {
    figure: 'Ramai Awas: income up to 3.00 lakh urban',
    path: '/scheme/ramai-awas',
    en: ['town', 'up to ₹3.00 lakh'],
    mr: ['शहरी', '₹३.०० लाखांपर्यंत'],
  },
  {
    figure: 'Inter-caste marriage: groom at least 21',
    path: '/scheme/inter-caste-marriage',
    en: ['groom', '21 years old or older'],
    mr: ['वर', '२१ वर्षे किंवा अधिक'],
  },
  {
    figure: 'Inter-caste marriage: bride at least 18',
    path: '/scheme/inter-caste-marriage',
    en: ['bride', '18 years old or older'],
    mr: ['वधू', '१८ वर्षे किंवा अधिक'],
  },
  {
    figure: 'Kanyadan: groom at least 21',
    path: '/scheme/kanyadan',
    en: ['groom', '21 years old or older'],
    mr: ['वर', '२१ वर्षे किंवा अधिक'],
  },
  {
    figure: 'Kanyadan: bride at least 18',
    path: '/scheme/kanyadan',
    en: ['bride', '18 years old or older'],
    mr: ['वधू', '१८ वर्षे किंवा अधिक'],
  },
  { figure: 'Kanyadan: first marriage only', path: '/scheme/kanyadan', en: ['first marriage'], mr: ['विवाह', 'पहिला'] },
  {
    figure: 'Senior citizens act: age 60 and above',
    path: '/scheme/seniors-maintenance-act',
    en: ['60 or older'],
    mr: ['६० वर्षे किंवा'],
  },
  {
    figure: 'Widow pension: 40 to 79 years',
    path: '/scheme/indira-gandhi-widow-pension',
    en: ['40 to 79 years'],
    mr: ['४० ते ७९ वर्षे'],
  },
  {
    figure: 'Disability pension: 18 to 79 years',
    path: '/scheme/indira-gandhi-disability-pension',
    en: ['18 to 79 years'],
    mr: ['१८ ते ७९ वर्षे'],
  },
  {
    figure: 'Vayoshree: 65 or more as of 31 December 2023',
    path: '/scheme/vayoshree',
    en: ['65 years', '31 December 2023'],
    mr: ['६५ वर्षे', '३१ डिसेंबर २०२३'],
  },
  { figure: 'Vayoshree: Aadhaar held', path: '/scheme/vayoshree', en: ['Aadhaar card'], mr: ['आधार कार्ड'] },
  {
    figure: 'Vayoshree: family income up to 2 lakh',
    path: '/scheme/vayoshree',
    en: ['up to ₹2,00,000 a year'],
    mr: ['₹२,००,००० पर्यंत'],
  },
  {
    figure: 'Vayoshree: no free equipment in past 3 years',
    path: '/scheme/vayoshree',
    en: ['no free equipment', 'past 3 years'],
    mr: ['३ वर्षांत', 'मोफत'],
  },
  { figure: 'Tirth darshan: age above 60', path: '/scheme/tirth-darshan', en: ['older than 60'], mr: ['६०', 'वय'] },
  {
    figure: 'Tirth darshan: Maharashtra resident',
    path: '/scheme/tirth-darshan',
    en: ['Maharashtra'],
    mr: ['महाराष्ट्र'],
  },
  {
    figure: 'Tirth darshan: family income below 2.5 lakh',
    path: '/scheme/tirth-darshan',
    en: ['less than ₹2,50,000 a year'],
    mr: ['₹२,५०,००० पेक्षा कमी'],
  },
  {
    figure: 'Collective wedding: at least 20 couples',
    path: '/scheme/collective-wedding-grant',
    en: ['20 couples'],
    mr: ['२० जोडप'],
  },
  {
    figure: 'Landless labourer: age 18 to 60',
    path: '/scheme/gaikwad-sabalikaran-land',
    en: ['18 to 60'],
    mr: ['१८ ते ६०'],
  },
  { figure: 'Mini tractor: 80% of members', path: '/scheme/mini-tractor-shg', en: ['80%'], mr: ['८० टक्के'] },
  {
    figure: 'Foreign scholarship: up to 35 postgraduate',
    path: '/scheme/shahu-foreign-scholarship',
    en: ['35', 'ostgraduate'],
    mr: ['३५', 'पदव्युत्तर'],
  },
  {
    figure: 'Foreign scholarship: up to 40 doctoral',
    path: '/scheme/shahu-foreign-scholarship',
    en: ['40', 'octor'],
    mr: ['४०', 'पीएच.डी.'],
  },
  {
    figure: 'Foreign scholarship: income under 8 lakh',
    path: '/scheme/shahu-foreign-scholarship',
    en: ['₹8', 'lakh'],
    mr: ['₹८', 'लाख'],
  },
  { figure: 'Scholarships: minimum 60% marks', path: '/scheme/lasdc-scholarship', en: ['60%'], mr: ['६० टक्के'] },
];

const RIGHTS: Figure[] = [
  { figure: 'RTS act: in force 28 April 2015', path: '/rtsact', en: ['28 April 2015'], mr: ['२८ एप्रिल २०१५'] },
  {
    figure: 'RTS act: one chief commissioner and six commissioners',
    path: '/rtsact',
    en: ['one chief commissioner and six commissioners'],
    mr: ['एक मुख्य आयुक्त व सहा आयुक्त'],
  },
  { figure: 'RTS act: three levels of appeal', path: '/rtsact', en: ['three levels of appeal'], mr: ['तीन स्तर'] },
  {
    figure: 'RTS act: penalty up to Rs 5,000 per case',
    path: '/rtsact',
    en: ['₹5,000', 'each case'],
    mr: ['₹५,०००', 'प्रत्येक प्रकरणी'],
  },
  { figure: 'Grievances within 21 days', path: '/rtsact', en: ['21 days'], mr: ['२१ दिवसांत'] },
  {
    figure: 'Senior citizens act: maintenance up to Rs 10,000 a month',
    path: '/scheme/seniors-maintenance-act',
    en: ['₹10,000', 'every month'],
    mr: ['₹१०,०००', 'दरमहा'],
  },
  {
    figure: 'Senior citizens act: penalty 3 months and/or Rs 5,000',
    path: '/scheme/seniors-maintenance-act',
    en: ['3 months', '₹5,000'],
    mr: ['३ महिन्यां', '₹५,०००'],
  },
];

const AWARDS: Figure[] = [
  { figure: '51 individuals', path: '/scheme/samaj-bhushan-award', en: ['51'], mr: ['५१'] },
  { figure: 'individuals at Rs 15,000', path: '/scheme/samaj-bhushan-award', en: ['₹15,000'], mr: ['₹१५,०००'] },
  { figure: '10 organisations', path: '/scheme/samaj-bhushan-award', en: ['10', 'rganisations'], mr: ['१०', 'संस्था'] },
  { figure: 'organisations at Rs 25,000', path: '/scheme/samaj-bhushan-award', en: ['₹25,000'], mr: ['₹२५,०००'] },
  {
    figure: 'institutions, state level: Rs 5 lakh',
    path: '/scheme/samajik-nyay-pravinya-award',
    en: ['₹5 lakh'],
    mr: ['₹५ लाख'],
  },
  {
    figure: 'institutions, state level: Rs 3 lakh',
    path: '/scheme/samajik-nyay-pravinya-award',
    en: ['₹3 lakh'],
    mr: ['₹३ लाख'],
  },
  {
    figure: 'institutions, state level: Rs 2 lakh',
    path: '/scheme/samajik-nyay-pravinya-award',
    en: ['₹2 lakh'],
    mr: ['₹२ लाख'],
  },
  {
    figure: 'institutions, divisional level: 18 at Rs 1 lakh',
    path: '/scheme/samajik-nyay-pravinya-award',
    en: ['₹1 lakh'],
    mr: ['₹१ लाख'],
  },
  {
    figure: 'institutions, divisional level: 18 prizes',
    path: '/scheme/samajik-nyay-pravinya-award',
    en: ['18'],
    mr: ['१८'],
  },
  {
    figure: 'Sant Ravidas award: Rs 21,001 individual',
    path: '/scheme/sant-ravidas-award',
    en: ['₹21,001'],
    mr: ['₹२१,००१'],
  },
  {
    figure: 'Sant Ravidas award: Rs 30,001 organisation',
    path: '/scheme/sant-ravidas-award',
    en: ['₹30,001'],
    mr: ['₹३०,००१'],
  },
  { figure: 'Anna Bhau Sathe award: 25 individuals', path: '/scheme/anna-bhau-sathe-award', en: ['25'], mr: ['२५'] },
  {
    figure: 'Anna Bhau Sathe award: Rs 25,000 individual',
    path: '/scheme/anna-bhau-sathe-award',
    en: ['₹25,000'],
    mr: ['₹२५,०००'],
  },
  {
    figure: 'Anna Bhau Sathe award: 6 organisations',
    path: '/scheme/anna-bhau-sathe-award',
    en: ['6', 'rganisations'],
    mr: ['६', 'संस्था'],
  },
  {
    figure: 'Anna Bhau Sathe award: Rs 50,000 organisation',
    path: '/scheme/anna-bhau-sathe-award',
    en: ['₹50,000'],
    mr: ['₹५०,०००'],
  },
  {
    figure: 'Anna Bhau Sathe award: at least 30% women',
    path: '/scheme/anna-bhau-sathe-award',
    en: ['30%', 'women'],
    mr: ['३० टक्के', 'महिला'],
  },
];

const EDUCATION: Figure[] = [
  {
    figure: 'merit scholarship Rs 300 a month',
    path: '/scheme/shahu-merit-scholarship',
    en: ['₹300', 'every month'],
    mr: ['₹३००', 'दरमहा'],
  },
  {
    figure: 'national institutions: 100 students',
    path: '/scheme/shahu-national-institutions',
    en: ['100'],
    mr: ['१००'],
  },
  {
    figure: 'national institutions: income up to 6 lakh',
    path: '/scheme/shahu-national-institutions',
    en: ['₹6', 'lakh'],
    mr: ['₹६', 'लाख'],
  },
  { figure: 'classes 9 and 10: Rs 7,000 a year', path: '/scheme/goi-pre-matric-9-10', en: ['₹7,000'], mr: ['₹७,०००'] },
  { figure: 'classes 9 and 10: Rs 3,500 a year', path: '/scheme/goi-pre-matric-9-10', en: ['₹3,500'], mr: ['₹३,५००'] },
  { figure: 'merit prizes from Rs 5,000', path: '/scheme/shahu-merit-award', en: ['₹5,000'], mr: ['₹५,०००'] },
  { figure: 'merit prizes to Rs 1 lakh', path: '/scheme/shahu-merit-award', en: ['₹1', 'lakh'], mr: ['₹१', 'लाख'] },
  { figure: '10th: Rs 1,000', path: '/scheme/lasdc-scholarship', en: ['10', '₹1,000'], mr: ['₹१,०००'] },
  { figure: '12th: Rs 1,500', path: '/scheme/lasdc-scholarship', en: ['12', '₹1,500'], mr: ['₹१,५००'] },
  { figure: 'degree or diploma: Rs 2,000', path: '/scheme/lasdc-scholarship', en: ['₹2,000'], mr: ['₹२,०००'] },
  { figure: 'engineering or medical: Rs 2,500', path: '/scheme/lasdc-scholarship', en: ['₹2,500'], mr: ['₹२,५००'] },
  {
    figure: 'training allowance Rs 1,000 a month (Mahatma Phule corporation)',
    path: '/scheme/mpbcdc-training',
    en: ['₹1,000', 'month'],
    mr: ['₹१,०००', 'दरमहा'],
  },
  {
    figure: 'training allowance Rs 1,000 a month (Anna Bhau Sathe corporation)',
    path: '/scheme/lasdc-training',
    en: ['₹1,000', 'month'],
    mr: ['₹१,०००', 'दरमहा'],
  },
];

const HOSTELS: Figure[] = [
  {
    figure: 'allowance Rs 800, divisional',
    path: '/scheme/government-hostels',
    en: ['₹800', 'month'],
    mr: ['₹८००', 'दरमहा'],
  },
  {
    figure: 'allowance Rs 600, district',
    path: '/scheme/government-hostels',
    en: ['₹600', 'month'],
    mr: ['₹६००', 'दरमहा'],
  },
  {
    figure: 'allowance Rs 500, taluka',
    path: '/scheme/government-hostels',
    en: ['₹500', 'month'],
    mr: ['₹५००', 'दरमहा'],
  },
  {
    figure: 'aided hostels Rs 2,200 a month for 10 months',
    path: '/scheme/aided-hostels',
    en: ['₹2,200', '10 months'],
    mr: ['₹२,२००', '१० महिन'],
  },
  { figure: 'hostel capacities 75 to 250', path: '/scheme/government-hostels', en: ['75 to 250'], mr: ['७५ ते २५०'] },
  { figure: 'Swadhar 60,000', path: '/scheme/swadhar', en: ['₹60,000'], mr: ['₹६०,०००'] },
  { figure: 'Swadhar 51,000', path: '/scheme/swadhar', en: ['₹51,000'], mr: ['₹५१,०००'] },
  { figure: 'Swadhar 43,000', path: '/scheme/swadhar', en: ['₹43,000'], mr: ['₹४३,०००'] },
  { figure: 'Swadhar 38,000', path: '/scheme/swadhar', en: ['₹38,000'], mr: ['₹३८,०००'] },
];

const ECONOMY: Figure[] = [
  ...['mpbcdc', 'lasdc'].flatMap((body): Figure[] => [
    {
      figure: 'direct finance from Rs 25,000 to 1,00,000',
      path: `/scheme/${body}-direct-finance`,
      en: ['₹25,000 to ₹1,00,000'],
      mr: ['₹२५,०००', '₹१,००,०००'],
    },
    {
      figure: 'direct finance: 4% interest',
      path: `/scheme/${body}-direct-finance`,
      en: ['nterest', '4%'],
      mr: ['व्याज', '४'],
    },
    { figure: 'direct finance: 36 months', path: `/scheme/${body}-direct-finance`, en: ['36 months'], mr: ['३६ महिन'] },
  ]),
  ...['mpbcdc-margin-money', 'lasdc-seed-capital', 'lidcom-margin-money'].flatMap((scheme): Figure[] => [
    { figure: 'margin money: 5% own share', path: `/scheme/${scheme}`, en: ['5%'], mr: ['५ टक्के'] },
    { figure: 'margin money: 20% seed capital', path: `/scheme/${scheme}`, en: ['20%'], mr: ['२० टक्के'] },
    { figure: 'margin money: Rs 10,000 grant', path: `/scheme/${scheme}`, en: ['₹10,000'], mr: ['₹१०,०००'] },
    { figure: 'margin money: 75% bank', path: `/scheme/${scheme}`, en: ['75%'], mr: ['बँक', '७५'] },
    { figure: 'margin money: 4% interest', path: `/scheme/${scheme}`, en: ['nterest', '4%'], mr: ['व्याज', '४'] },
  ]),
  ...['mpbcdc', 'lasdc', 'lidcom'].flatMap((body): Figure[] => [
    {
      figure: 'subsidy up to Rs 10,000 or 50%',
      path: `/scheme/${body}-subsidy`,
      en: ['50%', '₹10,000'],
      mr: ['५०', '₹१०,०००'],
    },
    {
      figure: 'subsidy: projects up to Rs 50,000',
      path: `/scheme/${body}-subsidy`,
      en: ['up to ₹50,000'],
      mr: ['₹५०,०००'],
    },
  ]),
  {
    figure: 'mini tractor: Rs 3.5 lakh cap',
    path: '/scheme/mini-tractor-shg',
    en: ['₹3.5', 'lakh'],
    mr: ['₹३.५', 'लाख'],
  },
  { figure: 'mini tractor: 90% subsidy', path: '/scheme/mini-tractor-shg', en: ['90%'], mr: ['९० टक्के'] },
];

const WELFARE: Figure[] = [
  ...[
    'sanjay-gandhi-niradhar',
    'shravanbal',
    'indira-gandhi-old-age-pension',
    'indira-gandhi-widow-pension',
    'indira-gandhi-disability-pension',
  ].map(
    (scheme): Figure => ({
      figure: 'pension Rs 1,500 a month in total',
      path: `/scheme/${scheme}`,
      en: ['₹1,500', 'every month'],
      mr: ['₹१,५००', 'दरमहा'],
    }),
  ),
  {
    figure: 'family benefit one-time Rs 20,000',
    path: '/scheme/national-family-benefit',
    en: ['₹20,000'],
    mr: ['₹२०,०००'],
  },
  {
    figure: 'old age homes: men 60',
    path: '/scheme/matoshree-old-age-homes',
    en: ['Men', '60 years'],
    mr: ['पुरुष', '६०'],
  },
  {
    figure: 'old age homes: women 55',
    path: '/scheme/matoshree-old-age-homes',
    en: ['Women', '55 years'],
    mr: ['५५', 'महिल'],
  },
  { figure: 'old age homes: capacity 100', path: '/scheme/matoshree-old-age-homes', en: ['100'], mr: ['१००'] },
  { figure: 'old age homes: 50 of them fee-paying', path: '/scheme/matoshree-old-age-homes', en: ['50'], mr: ['५०'] },
  {
    figure: 'old age homes: Rs 500 a month',
    path: '/scheme/matoshree-old-age-homes',
    en: ['₹500', 'month'],
    mr: ['₹५००', 'दरमहा'],
  },
  {
    figure: 'old age homes: above income Rs 12,000',
    path: '/scheme/matoshree-old-age-homes',
    en: ['₹12,000'],
    mr: ['₹१२,०००'],
  },
  { figure: 'NGO homes: 33', path: '/scheme/aided-old-age-homes', en: ['33'], mr: ['३३'] },
  {
    figure: 'NGO homes: Rs 900 a month',
    path: '/scheme/aided-old-age-homes',
    en: ['₹900', 'month'],
    mr: ['₹९००', 'दरमहा'],
  },
  { figure: 'inter-caste marriage Rs 50,000', path: '/scheme/inter-caste-marriage', en: ['₹50,000'], mr: ['₹५०,०००'] },
  {
    figure: 'collective marriage Rs 20,000 per couple',
    path: '/scheme/collective-wedding-grant',
    en: ['₹20,000', 'couple'],
    mr: ['₹२०,०००', 'जोडप'],
  },
  {
    figure: 'Rs 4,000 organiser grant per couple',
    path: '/scheme/collective-wedding-grant',
    en: ['₹4,000', 'couple'],
    mr: ['₹४,०००', 'जोडप'],
  },
  {
    figure: 'Kanyadan Rs 20,000 per couple',
    path: '/scheme/kanyadan',
    en: ['₹20,000', 'couple'],
    mr: ['₹२०,०००', 'जोडप'],
  },
  {
    figure: 'Tirth Darshan up to Rs 30,000 per person',
    path: '/scheme/tirth-darshan',
    en: ['₹30,000'],
    mr: ['₹३०,०००'],
  },
  {
    figure: 'Vayoshree one-time Rs 3,000',
    path: '/scheme/vayoshree',
    en: ['₹3,000', 'one time'],
    mr: ['₹३,०००', 'एकदा'],
  },
  {
    figure: 'Ramai Awas: Rs 1.32 lakh rural',
    path: '/scheme/ramai-awas',
    en: ['village', '₹1.32 lakh'],
    mr: ['गाव', '₹१.३२ लाख'],
  },
  {
    figure: 'Ramai Awas: incl. Rs 12,000 toilet',
    path: '/scheme/ramai-awas',
    en: ['toilet', '₹12,000'],
    mr: ['शौचालय', '₹१२,०००'],
  },
  {
    figure: 'Ramai Awas: Rs 1.42 lakh hilly or Naxal-affected',
    path: '/scheme/ramai-awas',
    en: ['hilly or Naxal-affected', '₹1.42 lakh'],
    mr: ['नक्षलग्रस्त', '₹१.४२ लाख'],
  },
  {
    figure: 'Ramai Awas: Rs 2.5 lakh urban',
    path: '/scheme/ramai-awas',
    en: ['town', '₹2.5 lakh'],
    mr: ['शहर', '₹२.५ लाख'],
  },
  {
    figure: 'settlements of 10-25: Rs 2 lakh',
    path: '/scheme/settlement-development-rural',
    en: ['10 to 25', '₹2 lakh'],
    mr: ['१० ते २५', '₹२ लाख'],
  },
  {
    figure: 'settlements above 300: Rs 20 lakh',
    path: '/scheme/settlement-development-rural',
    en: ['300', '₹20 lakh'],
    mr: ['३००', '₹२० लाख'],
  },
];

const GROUPS = {
  '5, eligibility': SECTION_5,
  '9, rights and acts': RIGHTS,
  '9, awards': AWARDS,
  '9, education': EDUCATION,
  '9, hostels': HOSTELS,
  '9, economic upliftment': ECONOMY,
  '9, welfare and housing': WELFARE,
};

const holdsAll = (pieces: string[]) => (element: HtmlElement) => {
  const text = textOf(element);
  return pieces.every((piece) => text.includes(piece));
};

describe.each(Object.entries(GROUPS))('a figure of section %s, stands where a citizen looks for it', (_, figures) => {
  it.each(figures)('$figure: $path', ({ path, ...pieces }) => {
    const missing = LANGUAGES.filter(
      (language) =>
        !pageAt(pathIn(language, path)).main.querySelectorAll('li, tr, p, dd').some(holdsAll(pieces[language])),
    );
    expect(missing).toEqual([]);
  });
});
