export { readPlan } from './read-plan.ts';
export { readRequester } from './read-requester.ts';
