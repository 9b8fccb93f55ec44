import { useState } from 'react';
import { wordsOfRefusal } from '../../api-client.ts';
import { notify } from '../../feedback/notify.ts';

type ImageActProps = { onBusy: (busy: boolean) => void; onClose: () => void };

/** Sends or removes a picture: the dialog stays while it runs, closes when it is done, and says why when it is refused. */
export function useImageAct({ onBusy, onClose }: ImageActProps) {
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = async (change: () => Promise<unknown>, done: string) => {
    onBusy(true);
    setRunning(true);
    setRefusal(null);
    try {
      await change();
      notify.success(done);
      onClose();
    } catch (error) {
      setRefusal(wordsOfRefusal(error, '网络异常，未能保存，请稍后再试'));
    } finally {
      setRunning(false);
      onBusy(false);
    }
  };
  return { running, refusal, run };
}
