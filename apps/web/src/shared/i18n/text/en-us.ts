import type { Translated } from "../translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  retry: "Try again",
  close: "Close",
  loading: "Loading…",
  saved: "Data updated successfully",
  removed: "Removed successfully",
  month: { month: "Month", year: "Year", ofField: "{{label}}: month", yearOfField: "{{label}}: year" },
  notice: { success: "Success", warning: "Attention", error: "Error" },
  list: {
    loading: "Loading the list…",
    failed: "The list could not be loaded",
    stale: "The list may be out of date",
    beyond: "There is nothing left on this page",
    closed: "You do not have permission to see this list",
    closedHint: "Ask whoever administers your company for the access you need.",
    pages: "Pages of the list",
    page: "Page {{page}}",
    pageOf: "Page {{page}} of {{last}}",
    last: "Go to the last page",
    previous: "Previous page",
    next: "Next page",
    range: "{{from}}–{{to}} of {{total}}",
    rangeOfMany: "{{from}}–{{to}} of more than {{total}}",
    size: "Items per page",
  },
};
