import type { TypeCorrections } from "../../../translation.ts";

export const ssmaEnvironmentCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CAT": [
    [
      "The CAT was not issued → Transmit the S-2210 in eSocial and send the receipt.",
      "The CAT was issued late → Attach the receipt and the justification of the delay; a death must be reported at once.",
    ],
    [
      "The description of the accident is insufficient → Complete the description and rectify it with agent, injured part and task.",
      "The CAT and the investigation differ → Rectify the S-2210 or the investigation, so that both state the same.",
    ],
    [
      "There are no actions or deadlines → Include the action plan with persons in charge.",
      "The cause stated is only “carelessness” → Repeat the investigation with a method (cause tree) and the CIPA.",
    ],
    [
      "The certificate is not the injured worker's → Send that of the injured worker.",
      "The certificate of the accident is missing → Attach the certificate with the period of leave.",
    ],
  ],
  "SSMA-LICENCA": [
    [
      "The licence is for another address → Request the licence of the operating address at the agency.",
      "The licensed activity is another → Ask the environmental agency to include the activity.",
    ],
    [
      "The licence expired without a renewal request → File the renewal and send the protocol.",
      "The validity of the licence is missing → Attach the page with the validity.",
    ],
    [
      "The compliance with the conditions was not proved → Attach the protocols of each condition.",
      "A condition is overdue → Meet it, file it and present the justification to the agency.",
    ],
    [
      "The exemption is a self-declaration without protocol → Obtain the certificate of the environmental agency.",
      "The number of the exemption is not found → Issue the certificate on the agency's portal.",
    ],
  ],
  "SSMA-CTF": [
    [
      "The proof of registration was sent → Send the compliance certificate.",
      "The certificate is of another CNPJ → Issue the supplier's on the IBAMA site.",
    ],
    [
      "The list of activities was cut off → Download the whole certificate as PDF.",
      "The activity in the CTF is not the one carried out → Update the registration at IBAMA and issue it again.",
    ],
    [
      "The quarterly certificate has expired → Issue another on the IBAMA site.",
      "The TCFA is overdue and prevents the issue → Pay the fee and issue the certificate.",
    ],
    [
      "The RAPP receipt is missing → Download the receipt from the IBAMA site and attach it.",
      "The RAPP was not filed in time → File the report and attach the IBAMA receipt.",
    ],
  ],
  "SSMA-PGRS": [
    [
      "The plan is of other works → Prepare the PGRS for this project.",
      "Waste is not classified → Classify it by NBR 10004 and complete the table.",
    ],
    [
      "The place of storage is not stated → Include the sketch and the collection frequency.",
      "The dangerous waste has no containment → Provide a containment basin and record it.",
    ],
    [
      "The licence of the disposal company has expired → Ask the disposal company for the current licence.",
      "The disposal company has no licence → Hire a licensed one and attach the licence.",
    ],
    [
      "The PGRS is not signed → Collect the technical supervisor's signature.",
      "The PGRS has no ART → Issue the ART of the plan and attach it.",
    ],
  ],
  "SSMA-MTR": [
    [
      "The generator on the MTR is another company → Issue the manifests with the project's generator.",
      "The manifests are of another month → Download those of the reference month from the MTR system.",
    ],
    [
      "An MTR has no disposal certificate → Ask the disposal company for the CDF in the system.",
      "The receipt was not confirmed in time → Ask the disposal company to close the MTR.",
    ],
    [
      "The quantity was not filled in → Fill in the weight on the manifest and issue it again.",
      "The weight received differs from the weight sent → Correct it in the MTR system with the disposal company and attach the justification.",
    ],
    [
      "The dangerous waste went to a common landfill → Inform the contractor and present the correction plan.",
      "The destination is not that of the plan → Update the PGRS, or dispose of it as in the plan.",
    ],
  ],
  "SSMA-PERIGOSOS": [
    [
      "The MOPP has expired → Enrol the driver in the course and replace the driver until then.",
      "The driver has no MOPP → Appoint a driver qualified for dangerous goods.",
    ],
    [
      "The certificate is for other equipment → Send the CIV and CIPP of the mobilised plate.",
      "The CIPP of the equipment has expired → Have it inspected by an accredited body, renew it and send it.",
    ],
    [
      "The emergency sheet is missing → Attach the sheet of the product transported.",
      "The UN number is not that of the product → Replace the sheet and the panels and send photos.",
    ],
    [
      "The check of the kit has no date → Fill in the kit's list with date and person in charge.",
      "Items of the emergency kit are missing → Complete the kit by NBR 9735 and record it.",
    ],
  ],
};
