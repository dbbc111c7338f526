import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesOtherRisksCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-QUIMICOS": [
    [
      "The list of products is missing → Attach the inventory of chemicals.",
      "The products of the training are not those used → Train with the data sheets of the project's products and send it.",
    ],
    [
      "The sheet is a sales catalogue → Ask the manufacturer for the complete FDS.",
      "The FDS follows the old version of the norm → Download the current FDS from the manufacturer.",
    ],
    [
      "The response to spills was not taught → Complete the training with the emergency kit.",
      "The PPE stated is not that of the FDS → Correct the PPE in the training by section 8.",
    ],
    [
      "The chemical training was not signed → Collect the signatures of instructor and worker.",
      "The hours of the chemical training are missing → Issue the certificate with date and hours.",
    ],
  ],
  "SSMA-CERT-RADIACAO": [
    [
      "The radiation protection certification has expired → Renew it at CNEN before the next work.",
      "The CNEN certification was not sent → Obtain the certification at CNEN and attach it.",
    ],
    [
      "The dose report is of another month → Send that of the reference month.",
      "The dose report is missing → Ask the laboratory for the month's report.",
    ],
    [
      "The accumulated dose is not stated → Ask the laboratory for the year's total.",
      "The dose exceeded the investigation limit → Take the worker off and send the supervisor's investigation.",
    ],
    [
      "The plan is of another installation → Prepare the plan for the project's place.",
      "The radiation protection plan is missing → Attach the plan approved by the supervisor.",
    ],
  ],
  "SSMA-CERT-MERGULHO": [
    [
      "The Navy booklet has expired → Renew it at the port authority and send it.",
      "The qualification does not allow this diving → Name a qualified diver and make the exchange in the project's record.",
    ],
    [
      "The hyperbaric examinations have expired → Have them done by a qualified doctor and send them.",
      "An examination of annex 6 is missing → Complete the required examinations and attach them.",
    ],
    [
      "The LRM was not signed by the supervisor → Collect the supervisor's signature in the LRM.",
      "The recent pages of the LRM are missing → Scan the last pages of the LRM.",
    ],
    [
      "The registration is of another company → Send that of the company that does the diving.",
      "The company is not registered with the Navy → Obtain the company's registration and attach it.",
    ],
  ],
  "SSMA-CNH": [
    [
      "The licence is another person's → Send the CNH of the registered driver.",
      "The licence has expired → Renew it at Detran and take the worker off driving until then.",
    ],
    [
      "The note EAR is missing → Ask Detran to include the paid activity.",
      "The category does not cover the vehicle → Appoint another driver, or send the CNH with the category.",
    ],
    [
      "The toxicology test is overdue → Have the test done at an accredited laboratory and send it.",
      "The toxicology test is missing → Download the report from the laboratory and attach it.",
    ],
    [
      "The course has fewer hours than the contractor requires → Complete the defensive driving course and send it.",
      "The defensive driving course has expired → Enrol the driver in the refresher.",
    ],
  ],
};
