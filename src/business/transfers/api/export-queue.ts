/** Name of the queue of tasks; also what the worker listens to. */
export const EXPORT_QUEUE = 'exports';
