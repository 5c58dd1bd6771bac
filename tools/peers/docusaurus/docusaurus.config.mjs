export default {
  title: 'Sahayya',
  url: 'http://127.0.0.1',
  baseUrl: '/docusaurus/',
  future: { v4: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'mr'] },
  markdown: { format: 'detect' },
  // Allows the link of the title, which leads to a home page that this site lacks.
  onBrokenLinks: 'ignore',
  presets: [['classic', { blog: false }]],
  themeConfig: { navbar: { title: 'Sahayya', items: [{ type: 'localeDropdown' }] } },
};
