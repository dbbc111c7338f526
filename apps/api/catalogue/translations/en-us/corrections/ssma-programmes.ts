import type { TypeCorrections } from "../../../translation.ts";

export const ssmaProgrammesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-PGR-INVENTARIO": [
    [
      "The inventory is of the supplier's head office → Prepare the inventory of the project's place with the SESMT or a consultancy and send it.",
      "Activities of the project are not assessed → Include the missing activities in the inventory and send it again.",
    ],
    [
      "A risk is not classified → Complete the risk matrix with probability and severity.",
      "The matrix does not follow the stated criterion → Revise the classification by the criterion of the PGR itself.",
    ],
    [
      "The measurement is before the change of the process → Repeat the measurement and update the inventory.",
      "The agent named was not measured → Hire the quantitative assessment and attach the report with the calibration.",
    ],
    [
      "The psychosocial factors were not identified → Include them in the inventory as in NR-1 and NR-17.",
      "The preliminary ergonomic assessment is not mentioned → Do the preliminary assessment and attach the result.",
    ],
    [
      "The last revision exceeded the period of NR-1 → Revise the PGR and send the dated revision.",
      "The inventory is not signed → Collect the signatures of the company and of the person in charge and send it again.",
    ],
  ],
  "SSMA-PGR-PLANO": [
    [
      "A critical risk has no measure → Include the control measure and the deadline for the risk shown.",
      "The plan is of another inventory → Send the plan that corresponds to the approved inventory.",
    ],
    [
      "Deadlines passed without completion → Update the progress and reschedule with a justification.",
      "Measures have no person in charge or deadline → Fill in the person and the deadline, and send the plan again.",
    ],
    [
      "The plan includes PPE only → Review the measures with the SESMT and include collective ones or the justification.",
      "The measure does not reduce the risk shown → Replace it with one that acts at the source of the risk.",
    ],
    [
      "The follow-up was not validated → Collect the signature of the person in charge of safety on the follow-up.",
      "The completed measures have no evidence → Attach photos, invoices or attendance lists of the measures.",
    ],
  ],
  "SSMA-PCMSO": [
    [
      "The PCMSO is another company's → Send the PCMSO hired by your CNPJ.",
      "A position of the project is not in the PCMSO → Ask the doctor to include the position and its examinations.",
    ],
    [
      "The PCMSO does not state its PGR → Include the reference and the date of the PGR in the document.",
      "The PCMSO uses other risks than the PGR → Send the inventory to the doctor and send the adjusted PCMSO.",
    ],
    [
      "The interval of an examination is missing → Complete the table of examinations with the coordinating doctor.",
      "An examination for height or confined space is missing → Include the specific assessment as in NR-35 and NR-33.",
    ],
    [
      "The PCMSO is not signed by the doctor → Request the signature, on paper or with a digital certificate.",
      "The signer is not a doctor → Hire an occupational doctor to be responsible for the PCMSO and send it again.",
    ],
  ],
  "SSMA-PCMSO-RELATORIO": [
    [
      "The base document was sent → Replace it with the annual analytical report.",
      "The report is of an older period → Ask the doctor for the report of the last cycle.",
    ],
    [
      "The statistics by sector are missing → Ask the doctor for the table by unit, sector and position.",
      "The abnormal results are not stated → Complete the report with the abnormal results.",
    ],
    [
      "The report has no conclusion → Ask the doctor for the comparative analysis and the recommendations.",
      "The recommendations are not in the PGR plan → Include them in the action plan and report it here.",
    ],
    [
      "The tables are illegible → Send the original PDF of the report, without photographing.",
      "The report exposes names and diagnoses → Remove the personal data and send the anonymous version (LGPD).",
    ],
  ],
};
