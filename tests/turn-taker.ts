import { askForTurns } from '#platform/api/admission/machine-turns.ts';

/** A process that takes a turn when told `take`, gives the oldest back when told `end`, and says what it got. */
const say = (word: string) => process.send?.(word);
const turns = askForTurns(
  { send: (message) => process.send?.(message), on: (event, listener) => process.on(event, listener) },
  { waiting: 3, patience: 5_000 },
);
const ends: (() => void)[] = [];

process.on('message', (word) => {
  if (word === 'end') ends.shift()?.();
  if (word !== 'take') return;
  const work = () =>
    new Promise<void>((end) => {
      ends.push(end);
      say('working');
    });
  turns.take(work).then(
    () => say('done'),
    () => say('refused'),
  );
});
say('ready');
