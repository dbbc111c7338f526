import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesElectricalAndHeightCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR10": [
    [
      "The course is of another norm → Send the NR-10 certificate, basic or refresher.",
      "The NR-10 certificate is another person's → Ask the school for a second copy in the worker's name.",
    ],
    [
      "The NR-10 hours are not written → Ask the school for the certificate with the hours.",
      "The hours are below annex III of NR-10 → Repeat the course with the full hours and send it.",
    ],
    [
      "The two-year refresher has expired → Enrol the worker in the NR-10 refresher before the return to the activity.",
      "Only the refresher was sent, without the basic course → Attach the certificate of the basic course as well.",
    ],
    [
      "The worker changed company without a refresher → Do the refresher required by item 10.8.8.2 and send it.",
      "The employer on the certificate is not the current one → Do the refresher through the current supplier.",
    ],
    [
      "The signature of the NR-10 technical supervisor is missing → Ask the school for the copy signed by the engineer.",
      "The qualification of the instructors is not stated → Ask the school for the back with names, training and registrations.",
    ],
  ],
  "SSMA-CERT-NR10-SEP": [
    [
      "The certificate is of the basic course only → Enrol the worker in SEP and send the certificate.",
      "The basic course, a prerequisite, was not sent → Add the basic certificate to that of SEP.",
    ],
    [
      "The SEP hours are not enough → Complete the SEP course with the hours of annex III.",
      "The module is not for the project's type of installation → Do the specific module (line, substation, plant).",
    ],
    [
      "The SEP is more than two years old → Book the SEP refresher and send the new certificate.",
      "The SEP date is illegible → Ask the school for a second copy with the date.",
    ],
    [
      "The SEP certificate is not signed → Ask the school for the copy signed by instructor and supervisor.",
      "The SEP content is not on the back → Scan the back with the SEP programme.",
    ],
  ],
  "SSMA-NR10-AUTORIZACAO": [
    [
      "The scope is not defined → Issue the authorisation with voltage, installations and services.",
      "The service of the project is not authorised → Extend the authorisation and issue the letter again with the service.",
    ],
    [
      "The licensed professional in charge is not named → Include name and registration of the person in charge.",
      "There is no proof of the qualification → Attach the diploma, or the training supervised by a licensed professional.",
    ],
    [
      "The authorisation is of a previous company → Issue the authorisation through the current supplier.",
      "The authorisation is not signed → Collect the signatures of the company and of the licensed professional.",
    ],
    [
      "The authorisation is before the expired refresher → Renew the authorisation after the refresher.",
      "The identification of the authorisation was not shown → Attach a photo of the badge or the screen of the system.",
    ],
  ],
  "SSMA-CERT-NR33": [
    [
      "The certificate is not of NR-33 → Send the confined space certificate.",
      "The name on the NR-33 certificate does not match → Ask the training centre to correct the name.",
    ],
    [
      "Only the periodic one was sent → Attach the initial one of 16 hours together with the periodic one.",
      "The NR-33 hours are insufficient → Repeat the training with the hours of the norm.",
    ],
    [
      "The annual NR-33 training has expired → Book the periodic one and suspend entries into confined spaces.",
      "The NR-33 completion date is missing → Ask the training centre for the dated certificate.",
    ],
    [
      "The practice is not recorded → Request the record of the practice with place and equipment.",
      "The instructor does not prove proficiency → Attach the proof of the instructor's proficiency.",
    ],
    [
      "A signature is missing on the NR-33 certificate → Collect the missing signature and scan both sides.",
      "The back of the NR-33 certificate is illegible → Scan it again at 300 dpi.",
    ],
  ],
  "SSMA-CERT-NR33-SUPERVISOR": [
    [
      "The certificate is for entrants and attendants → Enrol the worker in the supervisor course.",
      "The supervisor hours are below those of the norm → Complete the course up to 40 hours.",
    ],
    [
      "The supervisor's periodic training has expired → Do the periodic one; another supervisor signs the PET until then.",
      "There is no date on the supervisor certificate → Request the copy with the date.",
    ],
    [
      "The supervisor content was not attached → Send the back with the course programme.",
      "The programme does not mention the PET → Complete the training with the entry permit module.",
    ],
    [
      "The appointment has no acknowledgement of the supervisor → Collect the supervisor's signature on the letter.",
      "The appointment of the supervisor was not sent → Issue the appointment letter for the project.",
    ],
  ],
  "SSMA-CERT-NR35": [
    [
      "The NR-35 certificate belongs to another person → Ask the school for this worker's certificate.",
      "The worker did not sign the NR-35 certificate → Collect the worker's signature and scan it.",
    ],
    [
      "The course was remote only → Do the practical part in person and send the complete certificate.",
      "The NR-35 hours are below 8 → Repeat the training with the minimum hours.",
    ],
    [
      "The height training has expired → Book the periodic NR-35 training and suspend work at height.",
      "The date of the height training is missing → Ask the school for the copy with date and place.",
    ],
    [
      "The training was given by the previous company → Validate its credit and attach the supplier's assessment.",
      "The return from leave requires occasional training → Do the occasional NR-35 training and send it.",
    ],
    [
      "The NR-35 programme was not sent → Scan the back of the height certificate.",
      "The NR-35 technical supervisor is not named → Ask the school for the supervisor with registration.",
    ],
  ],
};
