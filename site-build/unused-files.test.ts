import { describe, expect, it } from 'vitest';
import { usedFiles } from './unused-files.ts';

const MANIFEST = {
  'app/entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['app/dialog.tsx'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['app/entry.ts'] },
  'app/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  'app/screens/home/route.tsx': { file: 'assets/route.js', css: ['assets/route.css'], imports: ['_shared.js'] },
};

describe('the files that a script needs', () => {
  it('are those of all its imports, also dynamic and circular ones, and their stylesheets', () => {
    expect([...usedFiles(MANIFEST, ['app/entry.ts'])].sort()).toEqual([
      'assets/dialog.css',
      'assets/dialog.js',
      'assets/entry.js',
      'assets/shared.css',
      'assets/shared.js',
    ]);
  });
});
