/** A failure that one sentence explains; nothing else is printed. */
export class UserError extends Error {
  /** @param {string} userMessage @param {string} [details] output of the step that failed */
  constructor(userMessage, details = '') {
    super(userMessage);
    this.userMessage = userMessage;
    this.details = details;
  }
}

/** Prints the sentence of a failure that carries one, else the whole failure, which is then a defect of ours. */
export const printFailure = (error) => {
  const sentence = error?.userMessage;
  if (error?.details) console.error(error.details);
  console.error(typeof sentence === 'string' ? sentence : error);
};

/** Runs the script's main function; its failure ends the process with code 1. @param {() => Promise<unknown>} main */
export const runMain = async (main) => {
  try {
    await main();
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
};
