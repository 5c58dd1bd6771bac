import { digits } from './sentences.ts';

/** What the schemas say in English, and the same in Marathi. `$1` is what the English sentence quotes. */
const SENTENCES: [RegExp, string][] = [
  [/^is missing: write the (?:English|Marathi) text$/, 'दोन्ही भाषांतील मजकूर हवा: रिकामी भाषा भरा'],
  [/^is empty: write the (?:English|Marathi) text$/, 'रिकामे आहे: मजकूर लिहा'],
  [/^has Devanagari letters/, 'यात देवनागरी अक्षरे आहेत: हा मजकूर इंग्रजीत लिहा'],
  [/^has no Devanagari/, 'यात देवनागरी अक्षरे नाहीत: मजकूर मराठीत लिहा'],
  [/^is not in Unicode form NFC/, 'हा शब्द वेगळ्या युनिकोड रूपात आहे: पुन्हा लिहा'],
  [/^must have both languages/, 'दोन्ही भाषांत मजकूर हवा'],
  [/^is longer than (\d+) characters/, 'यात $1 पेक्षा अधिक अक्षरे आहेत: मजकूर लहान करा'],
  [/^is empty: write at least one (?:line|condition)/, 'रिकामे आहे: किमान एक ओळ लिहा'],
  [/^is empty: say/, 'रिकामे आहे: भरा'],
  [/^is empty: write a map address/, 'रिकामे आहे: नकाशाचा पत्ता किंवा शोधण्याचे शब्द लिहा'],
  [/^is missing: repeat the line of "source"/, 'रिकामे आहे: ही अट योजनेच्या स्रोतातील ज्या ओळीतून घेतली ती लिहा'],
  [/^is missing/, 'रिकामे आहे: भरा'],
  [/^must list where the facts come from/, 'रिकामे आहे: माहिती कुठून घेतली ते लिहा'],
  [/^must be a date/, '२०२५-०७-२२ अशी तारीख लिहा, वर्ष-महिना-दिवस'],
  [/^must be a web address/, 'https:// ने सुरू होणारा संकेतस्थळाचा पत्ता लिहा'],
  [/^must not have an @ before the path/, 'पत्त्यात @ नको: तो दिसतो त्यापेक्षा दुसऱ्याच संकेतस्थळावर नेतो'],
  [/^must be a phone number|^must be digits and hyphens/, 'फोन क्रमांक अंक व जोडरेषांत लिहा, जसे 022-25222023'],
  [/^is not an e-mail address/, 'हा ई-मेल पत्ता नाही'],
  [/^may have only small English letters/, 'यात फक्त लहान इंग्रजी अक्षरे, अंक व एकेरी जोडरेषा असतात'],
  [/^must be a whole number/, 'पूर्ण संख्या लिहा'],
  [/^cannot be below zero/, 'संख्या शून्यापेक्षा कमी असू शकत नाही'],
  [/^Too big: expected number to be <=(\d+)/, 'संख्या $1 पेक्षा अधिक असू शकत नाही'],
  [/^must be one of: (.*)$|^must be a district of the division: (.*)$/, 'यांपैकी एक निवडा: $1$2'],
  [/^must be high or medium/, 'high किंवा medium लिहा; याहून कमी खात्री असलेली माहिती लिहू नका'],
  [/^must look like (\S+)$/, 'फाइलचा मार्ग $1 असा लिहा'],
  [/^names (.*), but there is no such file/, '$1 ही फाइल नाही'],
  [/^(?:apply\.\w+|documents|related) names (\S+), /, '$1 अशी नोंद नाही'],
  [/^sharesTotalWith names (\S+), which does not/, '$1 या योजनेत ही योजना लिहिलेली नाही'],
  [/^sharesTotalWith names (\S+), whose first/, '$1 या योजनेची पहिली रक्कम वेगळी आहे'],
  [/names the source "(.*)", which is not a line of source$/, '“$1” ही ओळ योजनेच्या स्रोतात नाही'],
  [/has no way to reach it/, 'फोन किंवा ई-मेल लिहा'],
  [
    /^has “(.*)”, which the dictionary does not know/,
    '“$1” हा शब्द शब्दकोशात नाही: दुरुस्त करा, किंवा खरे नाव असल्यास content/words/en.txt मध्ये लिहा',
  ],
  [/^has no word for “(.*)”\. The glossary .* says: (.*)$/, '“$1” साठी शब्द नाही. संज्ञासूचीत आहे: $2'],
  [/^says (.*), but the (?:English|Marathi) does not/, 'यात $1 आहे, पण दुसऱ्या भाषेत नाही: दोन्ही भाषांत तेच आकडे लिहा'],
  [/^has the Latin word “(.*)”/, 'यात “$1” हा इंग्रजी शब्द आहे: मराठीत लिहा'],
  [/^has “(.*)”\. Write it in Devanagari digits/, 'यात “$1” आहे: देवनागरी अंकांत लिहा'],
];

/** The Marathi of what a check says in English; where nobody has written it, the English itself, called so. */
export function marathiOf(english: string): string {
  for (const [pattern, marathi] of SENTENCES) {
    const match = pattern.exec(english);
    if (match) return marathi.replace(/\$(\d)/g, (_, group: string) => quoted(match[Number(group)] ?? ''));
  }
  return `तपासणीत हे चालत नाही (इंग्रजी): ${english}`;
}

/** A number reads as Marathi writes it; names and words as they were typed. */
function quoted(text: string): string {
  return /^\d+$/.test(text) ? digits(text) : text;
}
