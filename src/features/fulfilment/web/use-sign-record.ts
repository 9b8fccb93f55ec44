import { useState } from 'react';
import type { Parcel } from '../contract/fulfilment-schemas.ts';
import { asSent, readCounts } from './counts.ts';

/** A sign record as it is written: who took the goods, what was counted, and what was wrong with that. */
export function useSignRecord({ lines }: Parcel) {
  const [typed, setTyped] = useState(() => asSent(lines));
  const [signer, setSigner] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  /** What was written; null with the reason in `wrong`. */
  const read = () => {
    const counted = readCounts(lines, typed);
    const problem = 'problem' in counted ? counted.problem : signer.trim() === '' ? '请填写签收人' : null;
    setWrong(problem);
    if ('problem' in counted || problem !== null) return null;
    return { signer: signer.trim(), note: note.trim(), lines: counted.counts };
  };
  return { typed, setTyped, signer, setSigner, note, setNote, wrong, setWrong, read };
}
