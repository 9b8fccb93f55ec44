export { answerCorrectionPicture } from './answer-correction-picture.ts';
