import { useEffect } from "react";
import { api } from "../../../shared/api/api.ts";
import { onUserChange } from "../../../shared/session/owner-change.ts";
import { untilTold } from "./until-told.ts";

/** Whoever signs in here next tells nothing of what somebody else has looked at. */
const person = { since: 0 };
onUserChange(() => {
  person.since += 1;
});

/**
 * Tells that a document is looked at, from which moment on its sender cannot withdraw it. What was fetched ahead was not looked at. It is
 * told until it is heard, also when another document is looked at meanwhile.
 */
export const useSeen = (id: number): void => {
  useEffect(() => {
    const { since } = person;
    void untilTold(
      () => api("GET /documents/{id}")({ id }),
      () => person.since === since,
    );
  }, [id]);
};
