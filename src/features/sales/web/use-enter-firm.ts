import { useState } from 'react';
import { switchFirm } from '#features/access/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';

/** Goes on working for another customer, at home or where something of it waits. */
export function useEnterFirm() {
  const [entering, setEntering] = useState<string | null>(null);
  const enter = (participantId: string, href?: string) => {
    setEntering(participantId);
    switchFirm(participantId, href).catch((error: unknown) => {
      setEntering(null);
      notify.error(wordsOfRefusal(error, '切换失败，请稍后再试'));
    });
  };
  return { enter, entering };
}
