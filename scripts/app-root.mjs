import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever the working directory is. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);
