/** What is to be known of a file that was damaged and read nevertheless. */
export const documentRepaired = {
  code: 'document_repaired',
  message:
    'The file is damaged and was repaired: pages or values may be missing, or be those of an earlier version of it.',
};
