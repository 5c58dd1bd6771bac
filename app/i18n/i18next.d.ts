import type { COMMON_OPTIONS } from './catalogue.ts';
import type administrativeSetup from './en/administrative-setup.json';
import type album from './en/album.json';
import type citizenService from './en/citizen-service.json';
import type citizenServices from './en/citizen-services.json';
import type commissionerate from './en/commissionerate.json';
import type components from './en/components.json';
import type currentEvents from './en/current-events.json';
import type directory from './en/directory.json';
import type event from './en/event.json';
import type governmentHostels from './en/government-hostels.json';
import type home from './en/home.json';
import type hostel from './en/hostel.json';
import type institutions from './en/institutions.json';
import type introduction from './en/introduction.json';
import type manualScavengerAct from './en/manual-scavenger-act.json';
import type noData from './en/no-data.json';
import type notices from './en/notices.json';
import type objectives from './en/objectives.json';
import type officeDirectory from './en/office-directory.json';
import type pastEvents from './en/past-events.json';
import type photoGallery from './en/photo-gallery.json';
import type rightToInformation from './en/right-to-information.json';
import type rightToServices from './en/right-to-services.json';
import type scheme from './en/scheme.json';
import type schemes from './en/schemes.json';
import type search from './en/search.json';
import type selfDisclosure from './en/self-disclosure.json';
import type shell from './en/shell.json';
import type videoGallery from './en/video-gallery.json';
import type whosWho from './en/whos-who.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: (typeof COMMON_OPTIONS)['defaultNS'];
    resources: {
      'administrative-setup': typeof administrativeSetup;
      album: typeof album;
      'citizen-service': typeof citizenService;
      'citizen-services': typeof citizenServices;
      commissionerate: typeof commissionerate;
      components: typeof components;
      'current-events': typeof currentEvents;
      directory: typeof directory;
      event: typeof event;
      'government-hostels': typeof governmentHostels;
      home: typeof home;
      hostel: typeof hostel;
      institutions: typeof institutions;
      introduction: typeof introduction;
      'manual-scavenger-act': typeof manualScavengerAct;
      'no-data': typeof noData;
      notices: typeof notices;
      objectives: typeof objectives;
      'office-directory': typeof officeDirectory;
      'past-events': typeof pastEvents;
      'photo-gallery': typeof photoGallery;
      'right-to-information': typeof rightToInformation;
      'right-to-services': typeof rightToServices;
      scheme: typeof scheme;
      schemes: typeof schemes;
      search: typeof search;
      'self-disclosure': typeof selfDisclosure;
      shell: typeof shell;
      'video-gallery': typeof videoGallery;
      'whos-who': typeof whosWho;
    };
  }
}
