import { useEffect, useRef, useState } from 'react';
import { type CropPicture, loadPicture, PictureProblem } from './load-picture.ts';

/** A chosen picture; `id` tells it from the one chosen before. */
export type ChosenPicture = CropPicture & { id: number };

interface PictureState {
  picture: ChosenPicture | null;
  /** Why the last file was not taken. The picture before it stays. */
  problem: string | null;
  loading: boolean;
}

const NONE: PictureState = { picture: null, problem: null, loading: false };

const wordsOf = (error: unknown) =>
  error instanceof PictureProblem ? error.message : '图片读取失败，请检查文件是否还在，然后重试';

/**
 * The control that was used makes room for the picture. A dialog looks for a focus that vanished, at a moment of its own,
 * and would take it from whoever has it by then; one that was handed over is not looked for.
 */
function leaveFocusToDialog(): void {
  document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
}

/** The picture a person chose, opened for a crop of this aspect ratio. Of two quick choices the later one counts. */
export function usePicture(aspect?: number) {
  const [state, setState] = useState(NONE);
  const choices = useRef(0);
  const { picture } = state;
  // Bitmaps hold as much memory as they have pixels, and no collector is in a hurry. Closed when nothing shows it any more.
  useEffect(() => () => picture?.bitmap.close(), [picture]);
  useEffect(
    () => () => {
      choices.current += 1;
    },
    [],
  );
  const pick = async (file: Blob) => {
    const id = ++choices.current;
    setState((now) => ({ ...now, problem: null, loading: true }));
    try {
      const opened = await loadPicture(file, aspect);
      if (id !== choices.current) return opened.bitmap.close();
      leaveFocusToDialog();
      setState({ picture: { ...opened, id }, problem: null, loading: false });
    } catch (error) {
      if (id === choices.current) setState((now) => ({ ...now, problem: wordsOf(error), loading: false }));
    }
  };
  return { ...state, pick: (file: Blob) => void pick(file) };
}
