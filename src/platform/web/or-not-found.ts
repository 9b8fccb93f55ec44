import { notFound } from '@tanstack/react-router';
import { isCallError } from './api-client.ts';

/** What a page loads, where a 404 of the call means that the page does not exist. */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw isCallError(error) && error.status === 404 ? notFound() : error;
  }
}
