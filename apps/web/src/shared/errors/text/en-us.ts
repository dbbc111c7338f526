import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  unanswered: "This action could not be completed: the request was made, but no answer was received.",
  unsent: "This action could not be completed, please check your connection and try again",
  unexpected: "Something unexpected happened. Try again.",
  signInAgain: "Session expired. Sign in again.",
  missing: {
    key: "Missing: {{permission}}.",
    people: "Who can grant it: {{people}}.",
    nobody: "Talk to your company's administrator.",
  },
  served: {
    cnpj: "Invalid CNPJ",
    email: "E-mail not verified",
    company: "Company not found",
    employee: "Worker not found",
    project: "Project not found",
    cpf: "Invalid CPF",
  },
  refused: {
    "request.malformed": "Some data is invalid. Check the fields indicated.",
    "request.not_json": "The data sent could not be read.",
    "request.too_large": "The content sent is larger than allowed.",
    "request.unsupported_type": "The type of content sent is not accepted here.",
    "request.timed_out": "Sending took too long. Try again.",
    "request.too_many": "Too many requests in a short time. Wait a moment and try again.",
    "request.in_progress": "This request is already being processed. Wait for the result.",
    "request.key_reused": "This request was already made with other data. Reload the page and try again.",
    "route.not_found": "The address requested does not exist.",
    "session.denied": "Session expired. Sign in again to go on using the platform.",
    "permission.missing": "You do not have permission to do this.",
    "company.not_found": "Company not found.",
    "company.choose_one": "Choose the company in which this should be done.",
    "server.failed": "Server error.",
    "server.unavailable": "The service is unavailable at the moment. Try again shortly.",
  },
};
