import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesElectricalAndHeight: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR10": [
    "Basic safety course for installations and work with electricity, or the refresher.",
    "Certificate, both sides, with content, hours and signatures.",
    ["Is it the NR-10 basic or refresher certificate, in the worker's name?", "NR-10 Basic, Maria Souza, CPF 111.444.777-35."],
    ["Are there at least 40 hours for the basic course, or those of the planned refresher?", "Basic: 40 h, from 02 to 06/02/2026."],
    ["Was the refresher done at most two years ago?", "Refresher on 10/03/2025."],
    [
      "Was there a change of company or position, or a leave above three months, without a refresher?",
      "Hired in 2024, refresher at the same company.",
    ],
    ["Are instructors and technical supervisor qualified, and did they sign?", "Electrical engineer CREA 87.654 and nurse COREN 12.345."],
  ],
  "SSMA-CERT-NR10-SEP": [
    "Complementary course on the electric power system and its surroundings.",
    "SEP certificate together with the basic one, which is a prerequisite.",
    ["Is the certificate for the SEP course, and did the basic course precede it?", "Basic in 02/2026, SEP in 03/2026."],
    ["Does the SEP course have at least 40 hours and a module for the type of installation?", "40 h, 230 kV substations."],
    ["Is the SEP refresher up to date?", "SEP refresher in 11/2025."],
    ["Does the content include high-voltage work, temporary earthing and rescue?", "Temporary earthing, de-energising, pole rescue."],
  ],
  "SSMA-NR10-AUTORIZACAO": [
    "Letter in which the company authorises a qualified or trained worker to work on electrical installations.",
    "Authorisation letter with its scope, signed by the company and by the licensed professional.",
    ["Does the authorisation state the voltage level and the permitted services?", "LV up to 1,000 V, panel maintenance."],
    ["Is the worker qualified, or trained under the supervision of a licensed professional?", "Electrical technician, CFT 123456."],
    ["Was the letter signed by the current company?", "Voltta Elétrica, on 05/03/2026."],
    ["Does the badge or system identify the scope of the authorisation?", "Badge with LV stripe."],
  ],
  "SSMA-CERT-NR33": [
    "Training of authorised entrants and attendants in confined spaces.",
    "Certificate of the last training, initial or periodic, with the practical part.",
    [
      "Does the certificate state “trabalhador autorizado e vigia”, and is it this worker's?",
      "NR-33 entrant and attendant, João da Silva.",
    ],
    ["Does the initial training have 16 hours, or the periodic one 8 hours?", "Initial 16 h in 03/2025; periodic 8 h in 03/2026."],
    ["Was the training done in the last twelve months?", "Completed on 12/03/2026."],
    ["Was there practice with detector, tripod, respiratory protection and PET?", "4 h of practice in a simulator."],
    ["Did the technical supervisor and the worker sign the certificate?", "Safety engineer and worker."],
  ],
  "SSMA-CERT-NR33-SUPERVISOR": [
    "Training of the person who issues and closes the entry and work permit.",
    "Entry supervisor certificate and the appointment by the company.",
    ["Is the course for entry supervisors, with 40 hours?", "Entry supervisor, 40 h."],
    ["Was the periodic supervisor training done in the last year?", "Periodic in 01/2026."],
    ["Does the content include legislation, atmosphere assessment, PET and rescue?", "PET, atmospheric tests, ventilation, rescue."],
    ["Did the company appoint the supervisor for this project?", "Letter of 05/03/2026."],
  ],
  "SSMA-CERT-NR35": [
    "Training for work above two metres with a risk of falling, initial, periodic or occasional.",
    "Certificate, both sides, with practice, for example “nr35-joao-silva.pdf”.",
    ["Is the NR-35 certificate the worker's, with name and signature?", "João da Silva, signature on the certificate."],
    ["Are there at least 8 hours, theory and practice?", "8 h: 4 of theory and 4 of practice."],
    ["Was it done at most two years ago?", "On 12/05/2025."],
    ["Was there a leave above 90 days or a change of company without new training?", "No leave since the course."],
    ["Does the back show risk analysis, PPE, anchor systems, rescue and first aid?", "Anchoring, fall factor, suspension trauma."],
  ],
};
