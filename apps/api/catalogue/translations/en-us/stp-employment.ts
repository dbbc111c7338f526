import type { TypeTexts } from "../../translation.ts";

export const stpEmployment: { readonly [code: string]: TypeTexts } = {
  "STP-CONTRATO": [
    "Signed individual contract that proves the employment, position, salary and working hours agreed.",
    "Complete contract in one PDF, with all pages and both signatures, for example “contrato-joao-silva.pdf”.",
    ["Does the contract show the full name and CPF of the registered worker?", "João da Silva, CPF 529.982.247-25, as registered."],
    [
      "Is the employer in the contract your company, with the CNPJ that serves this project?",
      "Employer with the same CNPJ root as the linked supplier.",
    ],
    ["Are the position and salary in the contract those in the worker's record?", "Scaffolder, R$ 2,480.00 per month."],
    [
      "Is the start date of the contract on or before the worker's entry into the project?",
      "Hired on 02/03/2026, in the project since 09/03/2026.",
    ],
    [
      "Is the contract signed by the worker and by the company's representative?",
      "Both signatures on the last page, or a digital certificate that can be validated.",
    ],
  ],
  "STP-REGISTRO": [
    "Employee register required by the CLT: card, book or extract of the digital work card (CTPS).",
    "Signed register card, or the PDF exported from the CTPS Digital app with this employment open.",
    [
      "Does the register belong to this worker, with matching name, CPF and date of birth?",
      "Maria Souza, 111.444.777-35, born on 14/05/1990.",
    ],
    [
      "Does the employment with your company appear as open, without a leaving date?",
      "Current contract: Ipê Andaimes, since 02/03/2026, not terminated.",
    ],
    ["Do the position and occupation code (CBO) match the worker's tasks in the project?", "CBO 7155-45, scaffolder."],
    ["Was the entry made within the legal period after hiring?", "Hired on 02/03, entry on 04/03."],
  ],
  "STP-S2200": [
    "Receipt that the hiring was reported to eSocial before the first day of work.",
    "Receipt with the protocol number and the copy of the event, downloaded from the eSocial portal.",
    ["Is the receipt for event S-2200, with the eSocial receipt number?", "Receipt 1.2.0000000012345678901 of event S-2200."],
    ["Is the person in the event this worker, by CPF?", "cpfTrab 52998224725."],
    ["Is the hiring date of the event the one in the employment contract?", "dtAdm 2026-03-02, as in the contract."],
    ["Was the event transmitted by the day before work began?", "Transmitted on 01/03 for a start on 02/03."],
  ],
  "STP-ALTERACAO": [
    "Amendment and eSocial receipt for a change of position, salary, working hours or place of work.",
    "Signed amendment together with the S-2206 receipt, in one PDF.",
    ["Does the amendment state what changed and from when?", "From helper to scaffolder, from 01/04/2026."],
    [
      "Is the change the same as the movement that opened this pending document?",
      "Movement: new position scaffolder; amendment: scaffolder.",
    ],
    ["Does the S-2206 receipt accompany the amendment with the same data?", "S-2206 receipt with dtAlteracao 2026-04-01."],
    ["Did the worker and the company sign the amendment?", "Two signatures dated 30/03/2026."],
  ],
};
