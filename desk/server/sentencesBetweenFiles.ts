/** What "Check everything" says of entries that do not agree with each other or with the specification, in Marathi. */
export const BETWEEN_FILES: readonly [RegExp, string][] = [
  [
    /^names “(.+)”, which is retired since (.+)\. Take it out, or name what takes its place$/,
    'येथे “$1” याचा उल्लेख आहे, पण ती नोंद $2 पासून बंद झाली आहे; उल्लेख काढा किंवा त्याऐवजी काय ते लिहा',
  ],
  [
    /^gives (.+) to “(.+)”, but (.+) gives it to “(.+)”\. One of them is wrong$/,
    '$1 हा संपर्क येथे “$2” यांचा आहे, पण $3 येथे “$4” यांचा; दोन्हींपैकी एक चूक आहे',
  ],
  [
    /^says that the (.+) is in force since (.+), but (.+) says (.+)\. Correct one of them$/,
    '$1 हा कायदा येथे $2 पासून लागू आहे, पण $3 येथे $4 पासून; एक दुरुस्त करा',
  ],
  [
    /^says (.+), but the entry holds no such amount\. .*$/,
    '$1 ही रक्कम या नोंदीत नाही; दुरुस्त करा, किंवा रकमेला नाव द्या व वाक्यात ते नाव लिहा',
  ],
  [
    /^says (.+), but (.+) says (.+) for the same office\. Correct one of them$/,
    'येथे $1 आहे, पण त्याच कार्यालयासाठी $2 येथे $3 आहे; एक दुरुस्त करा',
  ],
  [
    /^has the PIN code (.+), but (.+) has (.+) for the same spot\. Correct one of them$/,
    'येथे पिन कोड $1 आहे, पण त्याच ठिकाणासाठी $2 येथे $3 आहे; एक दुरुस्त करा',
  ],
  [
    /^prints (.+), which is in no office, hostel or helpline\. Put it there first$/,
    '$1 हा संपर्क कोणत्याही कार्यालयाच्या, वसतिगृहाच्या किंवा हेल्पलाइनच्या नोंदीत नाही; आधी तेथे लिहा',
  ],
  [/^prints (.+), but (.+) gives it to “(.+)”\. Name that office$/, '$1 हा संपर्क $2 येथे “$3” यांचा आहे; येथे त्यांचेच नाव लिहा'],
  [
    /^leads to (.+)#(.+), but that page has no part “.*”\..*$/,
    '$1 या पानावर “$2” हा भाग नाही; दुव्यातील # नंतरचे शब्द दुरुस्त करा',
  ],
  [/^leads to (.+), but the site has no such page\. Correct the path$/, 'या संकेतस्थळावर $1 हे पान नाही; मार्ग दुरुस्त करा'],
  [
    /^is “(.+)”, which is also the name in (.+)\. Give the two entries different names$/,
    '“$1” हेच नाव $2 येथेही आहे; दोन्ही नोंदींना वेगळी नावे द्या',
  ],
  [/^names the hostel “(.+)”, which no entry of content\/hostels is called$/, '“$1” या नावाचे वसतिगृह नोंदींत नाही'],
  [
    /^calls “(.+)” (.+), but (.+) calls it (.+)\. Correct one of them$/,
    '“$1” यास येथे $2 म्हटले आहे, पण $3 येथे $4; एक दुरुस्त करा',
  ],
  [
    /^dates the government resolution (\S+) (.+), but (.+) says (.+)\. Correct one of them$/,
    'शासन निर्णय $1 याची तारीख येथे $2 आहे, पण $3 येथे $4; एक दुरुस्त करा',
  ],
  [
    /^is (.+), but the sentence beside it says: “(.+)”\. Make both the same$/,
    'येथे $1 आहे, पण शेजारच्या वाक्यात असे आहे: “$2”; दोन्ही सारखे करा',
  ],
  [/^is missing here, but the other language has it\. Write it$/, 'दुसऱ्या भाषेत हा मजकूर आहे; येथेही लिहा'],
  [/^has (.+), but the English has (.+)$/, 'येथे $1 आहे, पण इंग्रजीत $2; दोन्हीकडे सारखे लिहा'],
  [
    /^has "(.+)", which no page can show in Marathi\. Write an address or a code$/,
    '“$1” हा स्रोत मराठी पानावर दाखवता येत नाही; त्याऐवजी संकेतस्थळाचा पत्ता किंवा शासन निर्णयाचा संकेतांक लिहा',
  ],
  [/^is past\. .*$/, 'हा दिवस उलटून गेला आहे; एका वर्षाच्या आतील नवा दिवस लिहा'],
  [/^is (\d+) days ahead\. .*$/, 'हा दिवस $1 दिवस पुढे आहे; एका वर्षाच्या आतील दिवस लिहा'],
  [/^comes in (\d+) days\. .*$/, 'हा दिवस $1 दिवसांत येईल; एका वर्षाच्या आतील नवा दिवस लिहा'],
  [/^was to be checked again by (.+?)\. Compare .*$/, '$1 पर्यंत पुन्हा पडताळायचे होते; मूळ कागदाशी ताडून पाहा व नवे दिवस लिहा'],
  [
    /^names (?:the \S+ )?(\S+), (?:which is not in|which has no|but there is no such|but content\/).*$/,
    '“$1” अशी नोंद नाही; यादीतून निवडा',
  ],
  [/^names (?:the \S+ )?(\S+), which does not exist$/, '“$1” अशी नोंद नाही; यादीतून निवडा'],
  [/^lacks the line "(.+)", which a condition names$/, 'एका अटीत “$1” हा स्रोत दिला आहे; तो नोंदीच्या स्रोतांतही लिहा'],
  [
    /^begins with a term; put what one gets first, because the card shows it$/,
    'लाभ प्रथम लिहा व मुदत नंतर: योजनेच्या कार्डावर पहिली ओळ दिसते',
  ],
  [/^has no scheme\. Put one into it, or remove it$/, 'या प्रकारात योजना नाही; एक योजना त्यात ठेवा किंवा हा प्रकार काढा'],
  [
    /^(?:"(.+)" )?has an office at (\S+), but locationTranslations has no name for that place$/,
    '“$2” या ठिकाणी कार्यालय आहे, पण ठिकाणांच्या नावांत त्याचे नाव नाही; ते लिहा',
  ],
  [
    /^"(.+)" is aided: name its organisation in ngo, and no hostelcapacity$/,
    '“$1” हे अनुदानित वसतिगृह आहे: संस्थेचे नाव लिहा, मंजूर जागा लिहू नका',
  ],
  [
    /^"(.+)" has the srNo (\d+), which another hostel of its category and district has$/,
    '“$1” चा अनुक्रमांक $2 त्याच जिल्ह्यातील दुसऱ्या वसतिगृहालाही आहे; वेगळा क्रमांक द्या',
  ],
  [
    /^"(.+)" has a headName that is no post\. Write the post, not the name of a person$/,
    '“$1”: प्रमुख व्यक्तीचे नाव लिहू नका, पद लिहा',
  ],
  [
    /^has (\d+) government hostels in (\S+), but (\S+) says (\d+) \(inDistrict\)$/,
    '$2 येथे $1 शासकीय वसतिगृहे नोंदली आहेत, पण $3 मध्ये एकूण $4 आहेत; एक दुरुस्त करा',
  ],
  [
    /^must have “(.+)”, because the (\S+) specification \(section (.+?)\) says: “(.+)” Here stands (.+)\. Correct it\. If .*content\/specification\.yaml \((.+)\), with its source and the day$/,
    'येथे “$1” असायला हवे, कारण मूळ आराखड्यात (विभाग $3) असे म्हटले आहे: “$4” सध्या येथे $5 आहे. दुरुस्त करा. विभागाने वेगळा निर्णय घेतला असल्यास content/specification.yaml मध्ये ($6) “नंतरचा निर्णय” भरा; स्रोत व तारीख लिहा',
  ],
  [/^shows (\S+), which "(.+)" shows already;.*$/, '$1 हे चित्र “$2” या चित्रसंग्रहात आधीच आहे; दुसरे निवडा'],
  [/^is shown, but no album, event, hostel, film or home page names it$/, 'हे चित्र दाखवले जाते, पण कोणत्याही नोंदीत नाही'],
  [/^cannot be read as a picture \(.*$/, 'ही फाइल चित्र म्हणून उघडत नाही; JPEG किंवा PNG स्वरूपात पुन्हा जतन करून निवडा'],
  [/^is a link to something else\. Put the file itself here$/, 'येथे फाइलऐवजी दुसऱ्या जागेचा दुवा आहे; फाइलच येथे ठेवा'],
  [
    /^is in a folder that the site does not publish\. .*$/,
    'या फोल्डरमधील फाइल संकेतस्थळावर दिसत नाहीत; ती files/pdfs किंवा files/images येथे ठेवा',
  ],
  [
    /^is not of a kind that this folder publishes: (.+)\. Delete it$/,
    'या फोल्डरमध्ये फक्त $1 प्रकारच्या फाइल चालतात; ही काढा',
  ],
  [/^is not a PDF\. Save it again as PDF$/, 'ही पीडीएफ फाइल नाही; पीडीएफ म्हणून पुन्हा जतन करा'],
  [
    /^cannot be looked into, because it is locked or packed oddly\. .*$/,
    'ही पीडीएफ कुलूपबंद असल्याने तपासता येत नाही; ती नव्या पीडीएफमध्ये छापा (Print to PDF)',
  ],
  [
    /^has an action of the kind (.+)\. Print it into a new PDF, which only shows$/,
    'ही पीडीएफ उघडल्यावर आपोआप काहीतरी करते ($1); ती नव्या पीडीएफमध्ये छापा (Print to PDF)',
  ],
  [
    /^has “(.+)”, which is no part of a drawing\. .*$/,
    'चित्रात “$1” आहे, जो चित्राचा भाग नाही; तो काढून साधे SVG म्हणून जतन करा',
  ],
  [/^is not readable as YAML: .*$/, 'ही फाइल वाचता येत नाही; शेवटचा बदल मागे घ्या'],
  [/^is earlier than the end of the caption before it$/, 'ही वेळ आधीच्या ओळीच्या शेवटाच्या आधीची आहे'],
  [/^is after the end of the film, which lasts (.+) seconds$/, 'ही वेळ व्हिडिओच्या शेवटानंतरची आहे; तो $1 सेकंदांचा आहे'],
  [/^must be at least (.+) seconds after "from"$/, 'ओळ किमान $1 सेकंद दिसली पाहिजे'],
  [/^\((?:en|mr)\) has (\d+) letters; (\d+) fit\. Shorten it$/, 'येथे $1 अक्षरे आहेत; $2 मावतात. लहान करा'],
  [
    /^\((?:en|mr)\) cannot be read so fast\. Shorten it or show it longer$/,
    'इतक्या वेळात वाचता येत नाही; ओळ लहान करा किंवा जास्त वेळ दाखवा',
  ],
  [/^has no section "(.+)"$/, '“$1” हा विभाग असणे आवश्यक आहे'],
  [/^has no row "(.+)" with days$/, '“$1” या ओळीत दिवसांची संख्या लिहा'],
  [/^has no name for (.+)$/, '“$1” याचे नाव लिहा'],
  [/^has no group (.+)$/, '“$1” हा कार्यालयांचा गट असणे आवश्यक आहे'],
  [/^has no (\S+)$/, '“$1” ही माहिती असणे आवश्यक आहे'],
  [/^is missing: the site links to this page$/, 'या पानाचे दुवे संकेतस्थळावर आहेत; हे पान असणे आवश्यक आहे'],
];
