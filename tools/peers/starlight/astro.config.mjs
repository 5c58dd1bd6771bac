import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  base: '/starlight',
  integrations: [
    starlight({
      title: 'Sahayya',
      locales: { root: { label: 'English', lang: 'en' }, mr: { label: 'मराठी', lang: 'mr' } },
    }),
  ],
});
