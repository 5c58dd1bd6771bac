import { useEffect, useState } from 'react';
import { fileAddress } from './api.ts';

/** Returns the size of a file in bytes: undefined until it is known, null if there is no such file. `path`: as entries name it, such as `/pdfs/a.pdf`. */
export function useFileSize(path: string): number | null | undefined {
  const [known, setKnown] = useState<{ path: string; bytes: number | null }>();
  useEffect(() => {
    let isCurrent = true;
    fetch(fileAddress(path), { method: 'HEAD' }).then(
      ({ ok, headers }) => isCurrent && setKnown({ path, bytes: ok ? Number(headers.get('content-length')) : null }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return known?.path === path ? known.bytes : undefined;
}
