import { join } from 'node:path';
import { expect } from 'vitest';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { generatedPdf } from '#app/model/documents/generatedPdf.server.ts';
import { documentFile } from '#app/model/documents/generatePdfs.server.ts';
import { selfDisclosureDocument } from '#app/model/documents/self-disclosure.server.ts';
import { addDays, bothLanguages, type Change, madeUpProvenance, madeUpScheme, override, unlink } from './changes.ts';
import type { ContentCopy, Entry } from './contentCopy.ts';

/** Id of the scheme that is added and later becomes overdue for review. */
export const SCHEME = 'made-up-boat-help';
const CATEGORY = 'made-up-fishing';
const NOTICE = 'made-up-boat-list';
const ALBUM = 'madeUpBoats';
const WHY = bothLanguages('The department ended it.', 'विभागाने हे बंद केले आहे.');

const BOATS = [
  bothLanguages('Drawing: a boat on the shore', 'चित्र: किनाऱ्यावरील होडी'),
  bothLanguages('Drawing: a boat at sea', 'चित्र: समुद्रातील होडी'),
  bothLanguages('Drawing: a boat with a sail', 'चित्र: शिडाची होडी'),
  bothLanguages('Drawing: a boat with nets', 'चित्र: जाळी असलेली होडी'),
];

const entryId = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');
const anyPicture = (content: ContentCopy): string => content.read(content.find('albums', () => true)).images[0].src;

/** Returns first the additions and corrections (`growth`), then the retirements. Each change builds on the changes before it. */
export function fiveYears(content: ContentCopy, today: string): { growth: Change[]; retirement: Change[] } {
  const isPension = ({ benefits: [first], summary }: Entry) =>
    first.rupees && first.period === 'month' && first.per === 'person' && summary.en.includes(`{{${first.figure}}}`);
  const pension = content.find('schemes', isPension);
  const oldAmount = content.read(pension).benefits[0].rupees;
  const newAmount = oldAmount + 500;
  const title = bothLanguages('Help for boats, nets and engines', 'होडी, जाळी व इंजिनासाठी मदत');
  const event = Math.max(...content.filesOf('events').map((file) => Number(entryId(file)))) + 1;
  const camp = {
    title: bothLanguages('Camp for certificates, papers and hostels', 'दाखले, कागदपत्रे व वसतिगृह शिबिर'),
    day: addDays(today, 40),
  };
  const retiredScheme = content.find('schemes', (scheme) => !isPension(scheme) && scheme.benefits[0].rupees);
  const retiredAlbum = content.find('albums', () => true);
  const hostel = content.find('hostels', ({ sample, doc }) => !sample && !doc);
  const hostelName = bothLanguages(
    'Savitribai Hostel for Girls and Boys, New Town',
    'सावित्रीबाई विद्यार्थी वसतिगृह, नवे गाव',
  );
  const withTelephone = ({ offices: all }: Entry) =>
    Object.keys(all).find((location) => all[location].office_phone_number) ?? '';
  const offices = content.find(
    'offices',
    (entry) => Object.keys(entry.offices).length > 1 && withTelephone(entry) !== '',
  );
  const district = withTelephone(content.read(offices));
  const group = content.read(offices).id as string;
  const portal = content.find('portals', ({ url, id }) =>
    url ? content.filesOf('schemes').some((file) => content.read(file).apply.portal === id) : false,
  );
  const portalScheme = content.find('schemes', ({ apply }) => apply.portal === entryId(portal));
  const wrongTelephone = content.read(offices).offices[district].office_phone_number;
  const telephone = '022-20000001';

  const growth: Change[] = [
    {
      title: 'a pension is raised',
      make: () => {
        content.edit(pension, (scheme) => {
          scheme.benefits[0].rupees = newAmount;
        });
        const { rupees, period, per } = content.read(pension).benefits[0];
        override(content, today, ({ kind, scheme }) => kind === 'benefit' && scheme === entryId(pension), {
          benefit: { rupees, period, per },
        });
      },
      verify: (site) => {
        site.inBoth((language) => {
          expect(site.page(`/scheme/${entryId(pension)}`, language)).toContain(formatAmount(newAmount, language));
          expect(site.page(`/scheme/${entryId(pension)}/sheet`, language)).toContain(formatAmount(newAmount, language));
          const found = site.searchEntry(`/scheme/${entryId(pension)}`, language);
          expect(found).toContain(formatAmount(newAmount, language));
          expect(found).not.toContain(formatAmount(oldAmount, language));
          expect(site.finderScheme(entryId(pension), language)?.benefit.rupees).toBe(newAmount);
        });
        const published = site.json('data/schemes.json').schemes.find(({ id }: Entry) => id === entryId(pension));
        expect(published.benefits[0].rupees).toBe(newAmount);
      },
    },
    {
      title: 'a scheme is added',
      make: () =>
        content.add(
          `schemes/${SCHEME}.yaml`,
          madeUpScheme(content, today, { id: SCHEME, category: content.read(pension).category, title }),
        ),
      verify: (site) => {
        site.inBoth((language) => {
          expect(site.page(`/scheme/${SCHEME}`, language)).toContain(title[language]);
          expect(site.page('/scheme', language)).toContain(title[language]);
          expect(site.html(`/scheme/${SCHEME}`, language)).toContain('"@type":"GovernmentService"');
          expect(site.file(`search/${language}.json`)).toContain(title[language]);
          expect(site.finderScheme(SCHEME, language)?.title).toBe(title[language]);
        });
        expect(site.file('data/schemes.csv')).toContain(SCHEME);
        expect(site.file('sitemap-en.xml')).toContain(`/scheme/${SCHEME}<`);
      },
    },
    {
      title: 'an event in the future is announced, with a comma in its title',
      make: () =>
        content.add(`events/${event}.yaml`, {
          id: event,
          title: camp.title,
          description: bothLanguages('Officers take applications.', 'अधिकारी अर्ज स्वीकारतील.'),
          image: anyPicture(content),
          imageAlt: bothLanguages('Drawing: people at a table', 'चित्र: टेबलाभोवती माणसे'),
          postedDate: today,
          startDate: camp.day,
          endDate: camp.day,
          venue: bothLanguages('Palghar', 'पालघर'),
          fullDescription: [bothLanguages('Bring your papers.', 'आपली कागदपत्रे आणा.')],
          ...madeUpProvenance(today),
        }),
      verify: (site) => {
        site.inBoth((language) => {
          expect(site.page('/notices/events', language)).toContain(camp.title[language]);
          const page = site.page(`/notices/events/${event}`, language);
          expect(page).toContain(camp.title[language]);
          expect(page).toContain(formatDate(camp.day, language));
          expect(site.html(`/notices/events/${event}`, language)).toContain('"@type":"Event"');
        });
        expect(site.file('feed.atom')).toContain(camp.title.en);
        expect(site.file('mr/feed.json')).toContain(camp.title.mr);
        // RFC 5545 requires escaped commas in texts.
        expect(site.file(`notices/events/${event}/event.ics`)).toContain(camp.title.en.replaceAll(',', '\\,'));
      },
    },
    {
      title: 'a notice is published with a PDF',
      make: () => {
        // Copies PDFs that the site generates, because they are valid tagged PDFs.
        const pdfUrl = { en: `/pdfs/notices/${NOTICE}.en.pdf`, mr: `/pdfs/notices/${NOTICE}.mr.pdf` };
        for (const language of LANGUAGES)
          content.addFile(documentFile(selfDisclosureDocument(language)), `files${pdfUrl[language]}`);
        content.add(`notices/${NOTICE}.yaml`, {
          id: NOTICE,
          title: bothLanguages('List of families that get a boat', 'होडी मिळणाऱ्या कुटुंबांची यादी'),
          date: today,
          pdfUrl,
          ...madeUpProvenance(today),
        });
      },
      verify: (site) => {
        expect(site.page('/notices/notices', 'en')).toContain('List of families that get a boat');
        expect(site.page('/notices/notices', 'mr')).toContain('होडी मिळणाऱ्या कुटुंबांची यादी');
        expect(site.file('feed.json')).toContain('List of families that get a boat');
        site.inBoth((language) => expect(site.has(`pdfs/notices/${NOTICE}.${language}.pdf`)).toBe(true));
      },
    },
    {
      title: 'an album is added',
      make: () => {
        const drawing = anyPicture(content);
        const srcs = [1, 2, 3, 4].map((id) => `/pictures/albums/made-up-boats-${id}.svg`);
        for (const src of srcs) content.addFile(join(content.root, drawing), src);
        content.add('albums/made-up-boats.yaml', {
          id: ALBUM,
          order: 100,
          title: bothLanguages('Boats are handed over', 'होड्यांचे वाटप'),
          images: srcs.map((src, index) => ({
            id: index + 1,
            src,
            title: BOATS[index],
          })),
          ...madeUpProvenance(today),
        });
      },
      verify: (site) =>
        site.inBoth((language) => {
          const name = { en: 'Boats are handed over', mr: 'होड्यांचे वाटप' }[language];
          expect(site.page('/photogallery', language)).toContain(name);
          expect(site.page(`/photogallery/${ALBUM}`, language)).toContain(name);
        }),
    },
    {
      title: 'a fifteenth category is added, and a scheme moves into it',
      make: () => {
        content.add(`categories/${CATEGORY}.yaml`, {
          id: CATEGORY,
          order: 100,
          specificationName: 'Fishing',
          title: bothLanguages('Fishing families', 'मच्छीमार कुटुंबे'),
          description: bothLanguages('Help for fishing people.', 'मासेमारी करणाऱ्यांसाठी मदत.'),
          ...madeUpProvenance(today),
        });
        content.edit(`schemes/${SCHEME}.yaml`, (scheme) => {
          scheme.category = CATEGORY;
        });
      },
      verify: (site) => {
        expect(site.page('/scheme', 'en')).toContain('Fishing families');
        expect(site.page('/scheme', 'mr')).toContain('मच्छीमार कुटुंबे');
        expect(site.json('data/schemes.json').categories[CATEGORY]).toBeTruthy();
      },
    },
    {
      title: 'a hostel is renamed',
      make: () =>
        content.edit(hostel, (entry) => {
          entry.hostelFullname = hostelName;
        }),
      verify: async (site) => {
        for (const language of LANGUAGES) {
          expect(site.page('/hostels/governmenthostels', language)).toContain(hostelName[language]);
          expect(site.file(`search/${language}.json`)).toContain(hostelName[language]);
          expect(await site.pdf(generatedPdf(`hostels/${entryId(hostel)}`)[language])).toContain(hostelName[language]);
        }
        expect(site.file('data/hostels.csv')).toContain(hostelName.mr);
      },
    },
    {
      title: 'a district office is split in two',
      make: () =>
        content.edit(offices, (entry) => {
          entry.locationTranslations['new-town'] = bothLanguages('New Town', 'नवे गाव');
          entry.offices['new-town'] = {
            office_head: entry.offices[district].office_head,
            designation: bothLanguages('Second district office, New Town', 'दुसरे जिल्हा कार्यालय, नवे गाव'),
            office_google_location: 'New Town',
            district,
            ...madeUpProvenance(today),
          };
        }),
      verify: (site) => {
        site.inBoth((language) => {
          const name = { en: 'Second district office, New Town', mr: 'दुसरे जिल्हा कार्यालय, नवे गाव' }[language];
          expect(site.page(`/office/${group}`, language)).toContain(name);
          expect(site.page('/office', language)).toContain(name);
        });
        expect(site.file('data/offices.csv')).toContain('new-town');
      },
    },
    {
      title: 'a telephone number is corrected',
      make: () => {
        // Corrects every copy, because the content check requires the same number in all groups and notes of an office.
        for (const file of content.filesOf('offices'))
          content.edit(file, (entry) =>
            Object.assign(entry, JSON.parse(JSON.stringify(entry).replaceAll(wrongTelephone, telephone))),
          );
      },
      verify: (site) => {
        site.inBoth((language) => expect(site.page(`/office/${group}`, language)).toContain(telephone));
        expect(site.file('data/offices.csv')).toContain(telephone);
        expect(site.file(`office/${group}/${group}-${district}.vcf`)).toContain(telephone.slice(-8));
      },
    },
    {
      title: 'a portal moves',
      make: () =>
        content.edit(portal, (entry) => {
          entry.url = 'https://made-up-portal.maharashtra.gov.in';
        }),
      verify: (site) =>
        site.inBoth((language) =>
          expect(site.html(`/scheme/${entryId(portalScheme)}`, language)).toContain(
            'href="https://made-up-portal.maharashtra.gov.in',
          ),
        ),
    },
    {
      title: 'the date of the last update changes',
      make: () =>
        content.edit('site.yaml', (site) => {
          site.lastUpdated = today;
        }),
      verify: (site) => {
        for (const path of ['/', '/scheme', '/notices/events'])
          site.inBoth((language) => expect(site.page(path, language)).toContain(formatDate(today, language)));
      },
    },
    {
      title: 'an entry is overdue for review',
      make: () =>
        content.edit(`schemes/${SCHEME}.yaml`, (scheme) => {
          scheme.asOf = addDays(today, -800);
          scheme.reviewed = addDays(today, -790);
          scheme.reviewDue = addDays(today, -60);
        }),
      verify: (site) =>
        site.inBoth((language) =>
          expect(site.page(`/scheme/${SCHEME}`, language)).toContain(formatDate(addDays(today, -60), language)),
        ),
    },
  ];
  const retirement: Change[] = [
    {
      title: 'a scheme is retired',
      make: () => {
        content.edit(retiredScheme, (scheme) => {
          scheme.retired = { on: today, why: WHY };
        });
        unlink(content, entryId(retiredScheme), `/scheme/${entryId(retiredScheme)}`);
      },
      verify: (site) => {
        site.inBoth((language) => {
          expect(site.page('/archive', language)).toContain(WHY[language]);
          expect(site.file(join(pathIn(language, `/scheme/${entryId(retiredScheme)}`), 'gone.html'))).toContain(
            WHY[language],
          );
          expect(site.file(`search/${language}.json`)).not.toContain(content.read(retiredScheme).title[language]);
          expect(site.finderScheme(entryId(retiredScheme), language)).toBeUndefined();
        });
        expect(site.file('data/schemes.csv')).not.toContain(`\n${entryId(retiredScheme)},`);
        expect(site.file('sitemap-en.xml')).not.toContain(`/scheme/${entryId(retiredScheme)}<`);
      },
    },
    {
      title: 'an album is retired',
      make: () => {
        const { id } = content.read(retiredAlbum);
        content.edit(retiredAlbum, (album) => {
          album.retired = { on: today, why: WHY };
        });
        unlink(content, id, `/photogallery/${id}`);
      },
      verify: (site) =>
        site.inBoth((language) => {
          const { id, title } = content.read(retiredAlbum);
          expect(site.page('/archive', language)).toContain(title[language]);
          expect(site.file(join(pathIn(language, `/photogallery/${id}`), 'gone.html'))).toContain(WHY[language]);
          expect(site.html('/photogallery', language)).not.toContain(`/photogallery/${id}"`);
        }),
    },
    {
      title: 'all samples are retired',
      make: () => {
        const samples = ['albums', 'events', 'hostels', 'videos']
          .flatMap((collection) => content.filesOf(collection))
          .filter((file) => content.read(file).sample && !content.read(file).retired);
        for (const file of samples) {
          content.edit(file, (entry) => {
            entry.retired = { on: today, why: WHY };
          });
        }
        const ids: unknown[] = samples.map((file) => content.read(file).id);
        unlink(content, ...ids.map((id) => (typeof id === 'string' ? id : `/notices/events/${id}`)));
        override(content, today, ({ kind, file }) => kind === 'items' && file === 'home', { withdrawn: true });
      },
      verify: (site) =>
        site.inBoth((language) => {
          const name = { en: 'Boats are handed over', mr: 'होड्यांचे वाटप' }[language];
          expect(site.page('/photogallery', language)).toContain(name);
        }),
    },
  ];
  return { growth, retirement };
}
