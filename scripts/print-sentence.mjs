import { printFailure } from './user-error.mjs';

/** Loaded before a program (`node --import`): a failure at its start is shown as its sentence, without a stack. */
process.on('uncaughtException', (error) => {
  printFailure(error);
  process.exit(1);
});
