import { useEffect } from "react";
import { api } from "../../../shared/api/api.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

/** Changes when another user signs in, so that retries for the previous user stop. */
const person = { since: 0 };
onUserChange(() => {
  person.since += 1;
});

/**
 * Marks the document as viewed, after which the sender cannot withdraw it. A prefetch does not mark it. The request is retried until it
 * succeeds, even if the user opens another document.
 */
export const useMarkViewed = (id: number): void => {
  useEffect(() => {
    const { since } = person;
    void retryWithBackoff(
      () => api("GET /documents/{id}")({ id }),
      () => person.since === since,
    );
  }, [id]);
};
