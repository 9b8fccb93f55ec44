import { AskDialog, type AskWords } from './ask-dialog.tsx';

type AskDialogsProps<Name extends string> = {
  dialogs: Readonly<Record<Name, AskWords & { danger?: boolean }>>;
  /** The one that is open. */
  asking: Name | null;
  problem: string | null;
  onAnswer: (asking: Name, text: string) => Promise<boolean>;
  onClose: () => void;
};

/** Acts on one thing that each want a text, of which one is asked at a time. */
export function AskDialogs<Name extends string>({
  dialogs,
  asking,
  problem,
  onAnswer,
  onClose,
}: AskDialogsProps<Name>) {
  const name = asking ?? (Object.keys(dialogs) as Name[])[0];
  if (name === undefined) return null;
  const words = dialogs[name];
  return (
    <AskDialog
      open={asking !== null}
      words={words}
      danger={words.danger}
      problem={problem}
      onAnswer={(text) => onAnswer(name, text)}
      onClose={onClose}
    />
  );
}
