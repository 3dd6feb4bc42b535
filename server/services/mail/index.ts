/** Mails to shoppers. */
export { composeMail } from "./compose-mail";
export { mailboxFolder } from "./mailbox-driver";
export { MAIL_JOB, queueMail, sendQueuedMail } from "./queue-mail";
export { mailServerProblem, noMail, smtpMail } from "./smtp-driver";
export { strangersText } from "./strangers-text";
