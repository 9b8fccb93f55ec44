export { requestTitle } from './ask-for-title.ts';
export { isTitleAsked } from './title-request-repo.ts';
