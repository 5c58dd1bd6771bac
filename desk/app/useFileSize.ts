import { useQuery } from '@tanstack/react-query';
import { fileAddress } from './api.ts';

/** Returns the size of a file in bytes: undefined until it is known, null if there is no such file. `path`: as entries name it, such as `/pdfs/a.pdf`. */
export const useFileSize = (path: string): number | null | undefined =>
  useQuery({
    queryKey: ['fileSize', path],
    queryFn: async () => {
      const { ok, headers } = await fetch(fileAddress(path), { method: 'HEAD' });
      return ok ? Number(headers.get('content-length')) : null;
    },
  }).data;
