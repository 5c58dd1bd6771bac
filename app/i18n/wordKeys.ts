import type administrativeSetup from './en/administrative-setup.json';
import type album from './en/album.json';
import type archive from './en/archive.json';
import type changes from './en/changes.json';
import type citizenService from './en/citizen-service.json';
import type citizenServices from './en/citizen-services.json';
import type commissionerate from './en/commissionerate.json';
import type components from './en/components.json';
import type conformanceReport from './en/conformance-report.json';
import type currentEvents from './en/current-events.json';
import type directory from './en/directory.json';
import type eligibility from './en/eligibility.json';
import type event from './en/event.json';
import type governmentHostels from './en/government-hostels.json';
import type home from './en/home.json';
import type hostel from './en/hostel.json';
import type information from './en/information.json';
import type institutions from './en/institutions.json';
import type introduction from './en/introduction.json';
import type listen from './en/listen.json';
import type manualScavengerAct from './en/manual-scavenger-act.json';
import type notices from './en/notices.json';
import type objectives from './en/objectives.json';
import type officeDirectory from './en/office-directory.json';
import type officesByDistrict from './en/offices-by-district.json';
import type offline from './en/offline.json';
import type offlineNotes from './en/offline-notes.json';
import type openData from './en/open-data.json';
import type papers from './en/papers.json';
import type pastEvents from './en/past-events.json';
import type photoGallery from './en/photo-gallery.json';
import type retired from './en/retired.json';
import type rightToInformation from './en/right-to-information.json';
import type rightToServices from './en/right-to-services.json';
import type scheme from './en/scheme.json';
import type schemeSheet from './en/scheme-sheet.json';
import type schemes from './en/schemes.json';
import type search from './en/search.json';
import type selfDisclosure from './en/self-disclosure.json';
import type share from './en/share.json';
import type shell from './en/shell.json';
import type sitemap from './en/sitemap.json';
import type video from './en/video.json';
import type videoGallery from './en/video-gallery.json';
import type whosWho from './en/whos-who.json';
import type { Values } from './translate.ts';

/** Every file of words by its name, typed from the English one. */
type EnglishWords = {
  'administrative-setup': typeof administrativeSetup;
  album: typeof album;
  archive: typeof archive;
  changes: typeof changes;
  'citizen-service': typeof citizenService;
  'citizen-services': typeof citizenServices;
  commissionerate: typeof commissionerate;
  components: typeof components;
  'conformance-report': typeof conformanceReport;
  'current-events': typeof currentEvents;
  directory: typeof directory;
  eligibility: typeof eligibility;
  event: typeof event;
  'government-hostels': typeof governmentHostels;
  home: typeof home;
  hostel: typeof hostel;
  information: typeof information;
  institutions: typeof institutions;
  introduction: typeof introduction;
  listen: typeof listen;
  'manual-scavenger-act': typeof manualScavengerAct;
  notices: typeof notices;
  objectives: typeof objectives;
  'office-directory': typeof officeDirectory;
  'offices-by-district': typeof officesByDistrict;
  offline: typeof offline;
  'offline-notes': typeof offlineNotes;
  'open-data': typeof openData;
  papers: typeof papers;
  'past-events': typeof pastEvents;
  'photo-gallery': typeof photoGallery;
  retired: typeof retired;
  'right-to-information': typeof rightToInformation;
  'right-to-services': typeof rightToServices;
  scheme: typeof scheme;
  'scheme-sheet': typeof schemeSheet;
  schemes: typeof schemes;
  search: typeof search;
  'self-disclosure': typeof selfDisclosure;
  share: typeof share;
  shell: typeof shell;
  sitemap: typeof sitemap;
  video: typeof video;
  'video-gallery': typeof videoGallery;
  'whos-who': typeof whosWho;
};

/** A file of words: the name of a screen's folder, or `shell`, `components` and the like. */
export type Namespace = keyof EnglishWords;

/** One file, or several of which the first is meant where a key names none. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** Of whom a sentence speaks when not of the visitor; an ending of keys: `title_them`. */
type Context = 'them' | 'bride' | 'groom';

type Plural = Intl.LDMLPluralRule;

/** The name that a word is asked for by: every counted word has `_other`, and every word with a context one without. */
type WithoutEnding<Name extends string> = Name extends `${string}_${Context}` | `${string}_${Context}_${Plural}`
  ? never
  : Name extends `${infer Counted}_other`
    ? Counted
    : Name extends `${string}_${Plural}`
      ? never
      : Name;

/** Every key of a tree of words, without the endings of plurals and contexts. */
export type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutEnding<Name> : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A key of the English file, `nav.home`: what does not stand there does not compile. */
export type WordKey<Own extends Namespace> = { [Name in Own]: KeyOf<EnglishWords[Name]> }[Own];

type Listed<N extends Namespaces> = N extends readonly (infer Each extends Namespace)[] ? Each : N & Namespace;

type First<N extends Namespaces> = N extends readonly [infer Own extends Namespace, ...Namespace[]]
  ? Own
  : N & Namespace;

type KeyWithFile<Each extends Namespace> = { [Name in Each]: `${Name}:${WordKey<Name>}` }[Each];

/** `t`: the text for a key of the first file (`title`), or of another that was named with it (`components:view`). */
export type Translate<N extends Namespaces> = (
  key: WordKey<First<N>> | KeyWithFile<Listed<N>>,
  values?: Values & { readonly context?: Context },
) => string;
