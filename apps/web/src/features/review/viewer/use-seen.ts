import { useEffect } from "react";
import { api } from "../../../shared/api/api.ts";

/** Tells that a document is looked at, from which moment on its sender cannot withdraw it. What was fetched ahead was not looked at. */
export const useSeen = (id: number): void => {
  useEffect(() => {
    // Whoever cannot be told so reads on all the same: the client has reported the failure.
    api("GET /documents/{id}")({ id }).catch(() => undefined);
  }, [id]);
};
