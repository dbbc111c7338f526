import { useEffect } from "react";
import { api } from "../../../shared/api/api.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

/** Whoever signs in here next tells nothing of what somebody else has looked at. */
const person = { since: 0 };
onUserChange(() => {
  person.since += 1;
});

/**
 * Tells that a document is looked at, from which moment on its sender cannot withdraw it. What was fetched ahead was not looked at. It is
 * told until it is heard, also when another document is looked at meanwhile.
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
