import { type ReactNode, useState } from 'react';
import { PhotosDialog } from '#app/components/dialogs/PhotosDialog.tsx';
import type { HostelDetails } from './hostelDetails.server.ts';

type PhotosOpenerProps = { hostel: HostelDetails; className: string | undefined; children: ReactNode };

export function PhotosOpener({ hostel, className, children }: PhotosOpenerProps) {
  const [open, setOpen] = useState(false);
  const { name, hostelFullname: label, photos } = hostel;
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <PhotosDialog hostel={{ name, label, photos }} onClose={() => setOpen(false)} />}
    </>
  );
}
